import type { Chapter } from '../chapter/Chapter.ts';

/** A charged chapter that nobody bought; `index` follows from `ordinal` unless given. */
export const aChapter = (change: Partial<Chapter> = {}): Chapter => {
  const ordinal = change.ordinal ?? 20;
  return {
    chapterId: `c${ordinal}`,
    title: `第${ordinal}章`,
    index: ordinal - 1,
    isFree: false,
    isBought: false,
    beanPrice: 10,
    wordCount: 2000,
    updatedAt: 1_790_000_000,
    level: 1,
    parts: [{ suffix: `1001/1/${ordinal}.json`, isFree: false }],
    ...change,
    ordinal,
  };
};
