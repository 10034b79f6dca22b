import { AdShowRule } from './AdSlot.ts';

export interface AdMoment {
  adsEnabled: boolean;
  rule: AdShowRule;
  isFreeChapter: boolean;
  isLimitedFreeBook: boolean;
}

export type AdVerdict = { shows: true } | { shows: false; reason: 'ads-off' | 'not-free' | 'not-limited-free' };

/** Whether an ad shows on the current chapter [AD-08..11]. */
export function adShows({ adsEnabled, rule, isFreeChapter, isLimitedFreeBook }: AdMoment): AdVerdict {
  if (!adsEnabled) return { shows: false, reason: 'ads-off' };
  switch (rule) {
    case AdShowRule.Always:
      return { shows: true };
    case AdShowRule.FreeChapters:
      return isFreeChapter ? { shows: true } : { shows: false, reason: 'not-free' };
    case AdShowRule.LimitedFreeChapters:
      return isLimitedFreeBook ? { shows: true } : { shows: false, reason: 'not-limited-free' };
  }
}
