import type { Chapter } from '../chapter/Chapter.ts';

export const BATCH_COUNTS = [10, 20, 50] as const;

export type BatchSize = (typeof BATCH_COUNTS)[number] | 'rest';

/** A size as a request spells it; anything else is undefined, which the server answers with 442. */
export const parseBatchSize = (value: unknown): BatchSize | undefined =>
  value === 'rest' ? 'rest' : BATCH_COUNTS.find((count) => count === value || String(count) === value);

export type SoldChapter = Pick<Chapter, 'chapterId' | 'isFree' | 'isBought' | 'beanPrice'>;

/** `refused` with the code of the buy errors. */
export type BatchOfChapters<Sold extends SoldChapter = SoldChapter> =
  | { chapters: readonly Sold[]; beanPrice: number }
  | { refused: 433 | 442 };

export const isForSale = ({ isFree, isBought, beanPrice }: SoldChapter): boolean =>
  !isFree && !isBought && beanPrice > 0;

/** The next `size` chapters for sale from `fromChapterId` on; free and bought ones are never charged (D-177). */
export function batchPurchase<Sold extends SoldChapter>(
  chapters: readonly Sold[],
  fromChapterId: string,
  size: BatchSize | undefined,
): BatchOfChapters<Sold> {
  if (size === undefined) return { refused: 442 };
  const from = chapters.findIndex(({ chapterId }) => chapterId === fromChapterId);
  if (from < 0) return { refused: 433 };

  const forSale = chapters.slice(from).filter(isForSale);
  const bought = size === 'rest' ? forSale : forSale.slice(0, size);
  return { chapters: bought, beanPrice: bought.reduce((sum, { beanPrice }) => sum + beanPrice, 0) };
}

/** The sizes worth offering: those smaller than what is left, then all of it; none where one chapter is left. */
export function batchSizes(chaptersForSale: number): BatchSize[] {
  if (chaptersForSale < 2) return [];
  return [...BATCH_COUNTS.filter((count) => count < chaptersForSale), 'rest'];
}
