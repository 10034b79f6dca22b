import type { BookRights, ChapterRights } from '@shuye/core-domain/access';
import { BookPayMode, DiscountType, FreeStack } from '@shuye/core-domain/book';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { nothingOwned, type Owned } from './loadOwned.ts';

const known = <T extends string | number>(values: Readonly<Record<string, T>>, value: unknown, otherwise: T): T =>
  Object.values(values).find((candidate) => candidate === value) ?? otherwise;

/** What the lock rule asks of a book, for a reader who owns what is given. */
export const toBookRights = (book: BookRow, nowMs: number, owned: Owned = nothingOwned): BookRights => ({
  payMode: known(BookPayMode, book.pay_mode, BookPayMode.Word),
  discount: known(DiscountType, book.discount, DiscountType.None),
  isBought: owned.wholeBook,
  isMonthly: book.is_monthly === 1,
  freeStack: known(FreeStack, book.free_stack, FreeStack.Charged),
  ...(book.limited_free_end === null ? {} : { limitedFreeEnd: book.limited_free_end }),
  serverTime: Math.floor(nowMs / 1000),
});

export const toChapterRights = (chapter: ChapterRow, owned: Owned = nothingOwned): ChapterRights => ({
  ordinal: chapter.ordinal,
  isFree: chapter.is_free === 1,
  isBought: owned.chapters.has(chapter.id),
  beanPrice: chapter.bean_price,
});
