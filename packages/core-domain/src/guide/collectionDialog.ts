import { FROM_COLLECTED } from '../gift/claimsGift.ts';
import { defaultGuideCaps, guideAllowance, type GuideCap, type GuideCount } from './guideCaps.ts';

export interface CollectionMoment {
  isPaymentApp: boolean;
  from?: string | undefined;
  count?: GuideCount | undefined;
  today: string;
  cap?: GuideCap;
}

export type CollectionVerdict =
  | { shows: true }
  | { shows: false; reason: 'other-host' | 'collected' | 'session-cap' | 'day-cap' };

/** Invites to 收藏 in the payment app, once a local day (`yyyy-MM-dd`), but not from the collection itself [GUIDE-23]. */
export function collectionDialog(moment: CollectionMoment): CollectionVerdict {
  const { isPaymentApp, from, count, today, cap = defaultGuideCaps.collection } = moment;
  if (!isPaymentApp) return { shows: false, reason: 'other-host' };
  if (from === FROM_COLLECTED) return { shows: false, reason: 'collected' };
  const allowance = guideAllowance(cap, count, today);
  return allowance.allowed ? { shows: true } : { shows: false, reason: allowance.reason };
}
