import { messages } from '../error/messages.ts';
import type { HostSystem } from '../host/platformId.ts';
import { buildQuery } from '../query/buildQuery.ts';
import { appLink, appLinkPrefixes, type AppLinkTarget } from './appLink.ts';
import { downloadLink } from './downloadLink.ts';
import { guideTexts } from './guideTexts.ts';
import type { GuideDevice } from './parseDevice.ts';
import { uriPart } from './uriPart.ts';

export const APP_WAIT_MS = 2500;

const ANDROID_PACKAGE = 'com.shuye.reader';

export interface DownloadRequest extends AppLinkTarget {
  device: GuideDevice;
  isMiniApp: boolean;
  channelId: string;
  downloadPages: Readonly<Partial<Record<HostSystem, string>>>;
  /** Addresses that the system hands to the app; it ignores those that lie on the same host as the page. */
  universalLinks?: Readonly<Partial<Record<HostSystem, string>>> | undefined;
  /** The product's own download page; absolute, desktops show it as a code to scan. */
  fallbackPage: string;
}

export type DownloadPlan =
  | { kind: 'refused'; message: string }
  | { kind: 'open-in-browser'; message: string }
  | { kind: 'scan'; address: string }
  /** Opens the app; after `waitMs` on the same page the app is missing and `fallbackPage` follows. */
  | { kind: 'open-app'; openUrl: string; downloadUrl: string; fallbackPage: string; waitMs: number };

/** Chrome leaves a page only for an address that says itself what to do without the app. */
function intentUrl(target: AppLinkTarget, fallbackPage: string): string {
  const [scheme = '', place = ''] = appLink('android', target, appLinkPrefixes).split('://', 2);
  const extra = `scheme=${scheme};package=${ANDROID_PACKAGE};S.browser_fallback_url=${uriPart(fallbackPage)}`;
  return `intent://${place}#Intent;${extra};end`;
}

function openUrl(
  { device, universalLinks, fallbackPage }: DownloadRequest,
  system: HostSystem,
  target: AppLinkTarget,
): string {
  if (device.shell === 'chrome') return intentUrl(target, fallbackPage);
  const universal = universalLinks?.[system];
  if (universal === undefined) return appLink(system, target);
  return (
    universal +
    buildQuery([
      ['bookId', target.bookId],
      ['from', target.from],
    ])
  );
}

/** How a tap on anything that leads to the app goes on, on this device [GUIDE-11] (D-119). */
export function downloadPlan(request: DownloadRequest): DownloadPlan {
  const { device, isMiniApp, channelId, downloadPages, fallbackPage, bookId, from } = request;
  if (isMiniApp) return { kind: 'refused', message: messages.guideUnavailable };
  if (device.shell === 'closed') return { kind: 'open-in-browser', message: guideTexts.openInBrowser };
  if (device.system === 'desktop') return { kind: 'scan', address: fallbackPage };

  return {
    kind: 'open-app',
    openUrl: openUrl(request, device.system, { bookId, from }),
    downloadUrl: downloadLink(downloadPages[device.system] ?? fallbackPage, { channelId, from }),
    fallbackPage,
    waitMs: APP_WAIT_MS,
  };
}
