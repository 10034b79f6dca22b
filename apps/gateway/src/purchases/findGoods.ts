import { bookAvailability, BookPayMode, discountedBeans, isLimitedFree, pricePercent } from '@shuye/core-domain/book';
import { batchPurchase, chaptersPrice, MAX_BEANS_PER_PURCHASE, parseBatchSize } from '@shuye/core-domain/purchase';
import type { Caller } from '../calls/Caller.ts';
import type { Database } from '../database/schema/Database.ts';
import { rowId } from '../database/rowId.ts';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { toVisibility } from '../books/toVisibility.ts';
import { toBookRights } from '../books/toRights.ts';
import { findBook } from '../books/findBook.ts';
import { loadOwned, type Owned } from '../books/loadOwned.ts';
import { rejectPurchase } from './rejectPurchase.ts';

export type PurchaseItem =
  | { kind: 'chapter'; bookId: string; chapterId: string }
  | { kind: 'chapters'; bookId: string; chapterId: string; num: string | undefined }
  | { kind: 'book'; bookId: string };

/** What a purchase would give this reader, and what it costs now. */
export interface Goods {
  kind: PurchaseItem['kind'];
  book: BookRow;
  /** Empty for a whole book. */
  chapters: readonly ChapterRow[];
  /** Beans, with the reader's discount. */
  price: number;
  /** Percent of the full price. */
  discount: number;
}

/** What everybody may read, and what this reader has, is not sold to them. */
function checkOpen(book: BookRow, owned: Owned, nowMs: number): void {
  const openness = bookAvailability({ openness: toVisibility(book) });
  if (openness === 'unshelved') throw rejectPurchase(401);
  if (owned.wholeBook || book.pay_mode === BookPayMode.Free || isLimitedFree(toBookRights(book, nowMs))) {
    throw rejectPurchase(405);
  }
  if (openness !== 'available') throw rejectPurchase(403);
  if (book.buy_open === 0) throw rejectPurchase(402);
}

interface Shop {
  database: Database;
  book: BookRow;
  owned: Owned;
}

async function oneChapter({ database, book, owned }: Shop, chapterId: string): Promise<ChapterRow[]> {
  const id = rowId(chapterId);
  const chapter =
    id === undefined
      ? undefined
      : await database
          .selectFrom('chapter')
          .selectAll()
          .where('id', '=', id)
          .where('book_id', '=', book.id)
          .executeTakeFirst();
  if (!chapter) throw rejectPurchase(433);
  if (chapter.is_free === 1 || owned.chapters.has(chapter.id)) throw rejectPurchase(432);
  return [chapter];
}

async function severalChapters({ database, book, owned }: Shop, from: string, num?: string): Promise<ChapterRow[]> {
  const rows = await database
    .selectFrom('chapter')
    .selectAll()
    .where('book_id', '=', book.id)
    .orderBy('ordinal')
    .execute();
  const sold = rows.map((row) => ({
    row,
    chapterId: String(row.id),
    isFree: row.is_free === 1,
    isBought: owned.chapters.has(row.id),
    beanPrice: row.bean_price,
  }));
  const batch = batchPurchase(sold, from, parseBatchSize(num));
  if ('refused' in batch) throw rejectPurchase(batch.refused);
  if (batch.chapters.length === 0) throw rejectPurchase(432);
  return batch.chapters.map(({ row }) => row);
}

async function chaptersOf(shop: Shop, item: PurchaseItem): Promise<ChapterRow[]> {
  const isWhole = shop.book.pay_mode === BookPayMode.Total;
  if (item.kind === 'book') {
    if (!isWhole) throw rejectPurchase(442);
    return [];
  }
  if (isWhole) throw rejectPurchase(433);
  return item.kind === 'chapter' ? oneChapter(shop, item.chapterId) : severalChapters(shop, item.chapterId, item.num);
}

/**
 * What an item comes to for this reader at this moment: the price is always the server's own; `nowMs` in
 * milliseconds.
 * @throws CallError with a code of the buy errors.
 */
export async function findGoods(database: Database, item: PurchaseItem, caller: Caller, nowMs: number): Promise<Goods> {
  const book = await findBook(database, item.bookId);
  if (!book) throw rejectPurchase(404);
  const owned = await loadOwned(database, caller, book.id);
  checkOpen(book, owned, nowMs);

  const discount = pricePercent({ ...toBookRights(book, nowMs), extraDiscount: book.extra_discount }, caller.member);
  const chapters = await chaptersOf({ database, book, owned }, item);
  const price =
    item.kind === 'book'
      ? discountedBeans(book.bean_price, discount)
      : chaptersPrice(
          chapters.map(({ bean_price }) => bean_price),
          discount,
        );
  if (price > MAX_BEANS_PER_PURCHASE) throw rejectPurchase(409);
  return { kind: item.kind, book, chapters, price, discount };
}
