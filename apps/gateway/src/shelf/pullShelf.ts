import { toWireShelfBook } from '@shuye/api-client/calls';
import { actionsOfShelf, compareEntries, type ShelfEntry } from '@shuye/core-domain/shelf';
import type { LongReads } from '../calls/LongReads.ts';
import type { Database } from '../database/schema/Database.ts';
import { describeShelf } from './describeShelf.ts';
import { readShelfSlice } from './readShelf.ts';

/** Books that are read, described and written in one turn: a few milliseconds for a small machine. */
export const SHELF_SLICE = 100;

interface Written {
  /** What its place in the shelf depends on. */
  entry: Pick<ShelfEntry, 'bookId' | 'newest'>;
  json: string;
}

const write = (entry: ShelfEntry): Written => ({
  entry: { bookId: entry.bookId, newest: entry.newest },
  json: actionsOfShelf([entry])
    .map((action) => JSON.stringify(toWireShelfBook(action)))
    .join(','),
});

/**
 * The whole shelf of a reader as the JSON list that a pull answers with, newest first. It is read in slices, so that a
 * shelf of any length holds nobody up. A book that changes meanwhile is in it as it was or as it is; none is left out,
 * for rows of a shelf are never deleted.
 * @throws DamagedShelf when a book of it cannot be read.
 */
export async function pullShelf(
  database: Database,
  userId: string,
  { piece }: Pick<LongReads, 'piece'>,
  slice = SHELF_SLICE,
): Promise<string> {
  const written: Written[] = [];
  let after: string | undefined;
  do {
    const behind = after;
    after = await piece(async () => {
      const { entries, last } = await readShelfSlice(database, userId, { behind, limit: slice });
      for (const entry of await describeShelf(database, entries)) written.push(write(entry));
      return last;
    });
  } while (after !== undefined);
  return piece(async () => {
    written.sort((a, b) => compareEntries(a.entry, b.entry));
    return `[${written.map(({ json }) => json).join(',')}]`;
  });
}
