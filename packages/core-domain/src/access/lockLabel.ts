import type { ChapterAccess } from './bookAccess.ts';

/** What the row of a chapter says about its lock; nothing for one that is open [CAT-09]. */
export function lockLabel(access: ChapterAccess, beanPrice: number): string | undefined {
  if (!access.locked) return undefined;
  if (access.reason === 'beyond-quota') return '去APP读';
  return beanPrice > 0 ? `${beanPrice}书豆` : '付费';
}
