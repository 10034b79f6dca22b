import type { HostSystem } from '../host/platformId.ts';
import type { AdInfo } from './AdSlot.ts';
import { fillBookId } from './fillBookId.ts';

/** Where a tap on our own guide leads. Addresses come from the server and pass the address guard before use. */
export type GuideTarget = { opens: 'app'; url: string } | { opens: 'page'; url: string } | { opens: 'nothing' };

export interface GuideTap {
  info: Pick<AdInfo, 'iosUrl' | 'androidUrl' | 'jumpUrl' | 'jumpQuery'>;
  system: HostSystem | 'desktop';
  bookId: string;
}

function withQuery(url: string, query: string): string {
  const rest = query.replace(/^[?&]/, '');
  if (rest === '') return url;
  return url + (url.includes('?') ? '&' : '?') + rest;
}

/** The app by its scheme where the ad has one for this system, else the page [AD-14]; HarmonyOS goes by Android's (D-128). */
export function ownGuideTarget({ info, system, bookId }: GuideTap): GuideTarget {
  const scheme = system === 'desktop' ? '' : system === 'ios' ? info.iosUrl : info.androidUrl;
  if (scheme) return { opens: 'app', url: fillBookId(scheme, bookId) };
  if (!info.jumpUrl) return { opens: 'nothing' };
  return { opens: 'page', url: fillBookId(withQuery(info.jumpUrl, info.jumpQuery), bookId) };
}
