import type { Database } from '../src/database/schema/Database.ts';
import { aBookRow, aChapterRow } from '../src/testing/aBookRow.ts';

export const BOOK_ID = 1001;
export const CHAPTERS = 12;
/** Beans: of a chapter, of a ticket, of a new reader, of an order. */
export const PRICE = 10;
export const TICKET = 4;
/** Of each new reader; as many orders wait for their payment. */
export const TICKETS = 6;
export const FIRST_BEANS = 1000;
export const ORDER = { fen: 600, beans: 600 } as const;

export const chapterId = (ordinal: number): number => Number(aChapterRow(ordinal).id);

export async function seedShop(database: Database): Promise<void> {
  await database
    .insertInto('book')
    .values(aBookRow({ id: BOOK_ID, chapter_count: CHAPTERS }))
    .execute();
  const chapters = Array.from({ length: CHAPTERS }, (_, index) => aChapterRow(index + 1));
  await database.insertInto('chapter').values(chapters).execute();
}
