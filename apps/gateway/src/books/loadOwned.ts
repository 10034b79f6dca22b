import type { Caller } from '../calls/Caller.ts';
import { compiledOnce } from '../database/compiledOnce.ts';
import type { Database } from '../database/schema/Database.ts';
import { queryRows } from '../database/queryRows.ts';

export interface Owned {
  wholeBook: boolean;
  chapters: ReadonlySet<number>;
}

export const nothingOwned: Owned = { wholeBook: false, chapters: new Set() };

/** Stands for the whole book in the table of entitlements. */
export const WHOLE_BOOK = 0;

const ownedQuery = compiledOnce(
  (database, { userId, bookId }: { userId: string; bookId: number }) =>
    database.selectFrom('entitlement').select('chapter_id').where('user_id', '=', userId).where('book_id', '=', bookId),
  ({ userId, bookId }) => [userId, bookId],
);

export async function loadOwned(database: Database, caller: Caller, bookId: number): Promise<Owned> {
  if (caller.isGuest) return nothingOwned;
  const rows = await queryRows(database, ownedQuery(database, { userId: caller.userId, bookId }));
  const ids = new Set(rows.map(({ chapter_id }) => chapter_id));
  return { wholeBook: ids.delete(WHOLE_BOOK), chapters: ids };
}
