import type { Selectable } from 'kysely';
import type { PurchaseTable } from '../database/schema/moneyTables.ts';
import type { Database } from '../database/schema/Database.ts';
import type { RecordRows } from './topUps.ts';

type Bought = Pick<Selectable<PurchaseTable>, 'kind' | 'chapter_title' | 'chapter_count'>;

/** What was bought of the thing, in a few words. */
function partName({ kind, chapter_title, chapter_count }: Bought): string {
  if (kind === 'book') return '全本';
  return chapter_count > 1 ? `${chapter_title} 等${chapter_count}章` : chapter_title;
}

/** What an account spent, the latest first (D-182). */
export async function spendings(database: Database, userId: string, { limit, offset, totalPage }: RecordRows) {
  const mine = database.selectFrom('purchase').where('user_id', '=', userId);
  const { count } = await mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await mine.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  return {
    totalPage: totalPage(count),
    records: rows.map((row) => ({
      time: Math.floor(row.created_at / 1000),
      bookName: row.title,
      chapterName: partName(row),
      beans: row.paid_beans,
      tickets: row.paid_by_tickets,
      auto: row.is_automatic,
    })),
  };
}
