import type { AutoBuyTerms } from '@shuye/core-domain/auto-buy';
import { shanghaiDayStart } from '@shuye/core-domain/time';
import type { Database } from '../database/schema/Database.ts';

/** The terms on which an account has chapters of a book bought by themselves; undefined where it does not. */
export async function autoBuyTerms(
  database: Database,
  userId: string,
  bookId: number,
): Promise<AutoBuyTerms | undefined> {
  const row = await database
    .selectFrom('auto_buy')
    .select(['chapter_limit', 'day_limit'])
    .where('user_id', '=', userId)
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  return row && { chapterLimit: row.chapter_limit, dayLimit: row.day_limit };
}

/** Beans of the balance that automatic purchases took on the day in Shanghai of `nowMs`, by the book's id. */
export async function spentAutomatically(
  database: Database,
  userId: string,
  nowMs: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .selectFrom('purchase')
    .select(({ fn }) => ['book_id', fn.sum<number>('paid_beans').as('beans')])
    .where('user_id', '=', userId)
    .where('created_at', '>=', shanghaiDayStart(nowMs))
    .where('is_automatic', '=', 1)
    .groupBy('book_id')
    .execute();
  return new Map(rows.flatMap(({ book_id, beans }) => (book_id === null ? [] : [[book_id, beans] as const])));
}
