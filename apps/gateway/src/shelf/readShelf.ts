import { parseShelfRecord, type Shelf } from '@shuye/core-domain/shelf';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import type { Tables } from '../database/schema/Tables.ts';
import type { ShelfEntryTable } from '../database/schema/shelfTables.ts';
import { DamagedShelf } from './DamagedShelf.ts';

type Row = Selectable<ShelfEntryTable>;

/** Ids of one question: databases bound the number of its parameters. */
const BATCH = 500;

function json(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new DamagedShelf('a stored book is no JSON', { cause });
  }
}

const halves = (row: Row) => ({
  bookId: row.book_id,
  ...(row.kept !== null && {
    keeping: { kept: row.kept === 1, at: { time: row.kept_at, device: row.kept_by }, details: json(row.details) },
  }),
  ...(row.read_at !== null && {
    reading: { at: { time: row.read_at, device: row.read_by }, bookmark: json(row.bookmark) },
  }),
});

/** @throws DamagedShelf when one of them cannot be read. */
function entriesOf(rows: readonly Row[]): Shelf {
  const { synced } = parseShelfRecord({ device: 'server', synced: rows.map(halves) }, 'server');
  const stored = rows.reduce((count, row) => count + Number(row.kept !== null) + Number(row.read_at !== null), 0);
  const read = synced.reduce((count, entry) => count + Number(!!entry.keeping) + Number(!!entry.reading), 0);
  if (stored !== read) throw new DamagedShelf('a stored book has lost a part');
  return synced;
}

export interface ShelfSlice {
  entries: Shelf;
  /** The book that the next slice begins behind; absent after the last one. */
  last: string | undefined;
}

/**
 * Up to `limit` books of a reader, tombstones included, by their ids, those behind `behind`.
 * @throws DamagedShelf when one of them cannot be read.
 */
export async function readShelfSlice(
  database: Database,
  userId: string,
  { behind = '', limit }: { behind?: string | undefined; limit: number },
): Promise<ShelfSlice> {
  const rows = await database
    .selectFrom('shelf_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('book_id', '>', behind)
    .orderBy('book_id')
    .limit(limit)
    .execute();
  return { entries: entriesOf(rows), last: rows.length < limit ? undefined : rows.at(-1)?.book_id };
}

/**
 * A reader's books as they are stored, tombstones included: all of them, or those named.
 * @throws DamagedShelf when one of them cannot be read.
 */
export async function readShelf(
  database: Database | Transaction<Tables>,
  userId: string,
  bookIds?: readonly string[],
): Promise<Shelf> {
  const ofReader = database.selectFrom('shelf_entry').selectAll().where('user_id', '=', userId);
  const rows: Row[] = [];
  if (bookIds === undefined) rows.push(...(await ofReader.execute()));
  for (let at = 0; at < (bookIds?.length ?? 0); at += BATCH) {
    rows.push(...(await ofReader.where('book_id', 'in', bookIds?.slice(at, at + BATCH) ?? []).execute()));
  }
  return entriesOf(rows);
}
