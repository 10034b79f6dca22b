import { defaultOrigins, safeTarget, trustedScheme, trustedUrl } from '@shuye/core-domain/address';
import { ownGuideTarget, type AdInfo } from '@shuye/core-domain/ads';
import { parseDevice } from '@shuye/core-domain/guide';

export interface AdTap {
  info: AdInfo;
  userAgent: string;
  bookId: string;
}

/** A page of ours, or of an origin that ads may lead to; undefined for anything else. */
export function adPage(address: string): string | undefined {
  const target = safeTarget(address);
  return target === undefined || target.startsWith('/') ? target : trustedUrl(target, defaultOrigins.ad);
}

/** Leads to the app by a scheme that ads may open, or to a page [AD-05] [AD-14]. */
export function ownGuideAddress({ info, userAgent, bookId }: AdTap): string | undefined {
  const { system } = parseDevice(userAgent, navigator.maxTouchPoints);
  const target = ownGuideTarget({ info, system, bookId });
  if (target.opens === 'nothing') return undefined;
  return target.opens === 'app' ? trustedScheme(target.url, defaultOrigins.adSchemes) : adPage(target.url);
}
