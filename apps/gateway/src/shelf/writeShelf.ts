import { isKept, type ShelfEntry } from '@shuye/core-domain/shelf';
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { deleteOldest } from '../database/deleteOldest.ts';
import { crashPoint } from '../durability/crashPoint.ts';

/** Rows of one statement: databases bound the number of its parameters. */
const BATCH = 100;

/** More than anybody reads on. One that is forgotten may send its actions again: their stamps tell that they are known. */
const MAX_DEVICES = 200;

export const shelfTexts = ({ keeping, reading }: ShelfEntry): { details: string | null; bookmark: string | null } => ({
  details: keeping?.kept === true ? JSON.stringify(keeping.details) : null,
  bookmark: reading ? JSON.stringify(reading.bookmark) : null,
});

function rowOf(userId: string, entry: ShelfEntry): Insertable<Tables['shelf_entry']> {
  const { bookId, keeping, reading } = entry;
  return {
    user_id: userId,
    book_id: bookId,
    kept: keeping ? (keeping.kept ? 1 : 0) : null,
    kept_at: keeping?.at.time ?? null,
    kept_by: keeping?.at.device ?? null,
    read_at: reading?.at.time ?? null,
    read_by: reading?.at.device ?? null,
    ...shelfTexts(entry),
  };
}

async function writeEntries(
  transaction: Transaction<Tables>,
  userId: string,
  entries: readonly ShelfEntry[],
): Promise<void> {
  for (let at = 0; at < entries.length; at += BATCH) {
    await transaction
      .insertInto('shelf_entry')
      .values(entries.slice(at, at + BATCH).map((entry) => rowOf(userId, entry)))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'book_id']).doUpdateSet((row) => ({
          kept: row.ref('excluded.kept'),
          kept_at: row.ref('excluded.kept_at'),
          kept_by: row.ref('excluded.kept_by'),
          details: row.ref('excluded.details'),
          read_at: row.ref('excluded.read_at'),
          read_by: row.ref('excluded.read_by'),
          bookmark: row.ref('excluded.bookmark'),
        })),
      )
      .execute();
  }
}

interface DeviceSequences {
  /** Of each device that changed the shelf, its last action. */
  sequences: ReadonlyMap<string, number>;
  nowMs: number;
  maxDevices?: number;
}

/** Writes changed books and the sequences of the devices that changed them; both or neither, by the transaction. */
export async function writeShelf(
  transaction: Transaction<Tables>,
  userId: string,
  entries: readonly ShelfEntry[],
  { sequences, nowMs, maxDevices = MAX_DEVICES }: DeviceSequences,
): Promise<void> {
  await writeEntries(transaction, userId, entries.filter(isKept));
  crashPoint('after-sync-rows');
  await writeEntries(
    transaction,
    userId,
    entries.filter((entry) => !isKept(entry)),
  );
  for (const [device, last_sequence] of [...sequences].slice(-maxDevices)) {
    await transaction
      .insertInto('shelf_device')
      .values({ user_id: userId, device, last_sequence, seen_at: nowMs })
      .onConflict((conflict) => conflict.columns(['user_id', 'device']).doUpdateSet({ last_sequence, seen_at: nowMs }))
      .execute();
  }
  await deleteOldest(transaction, { table: 'shelf_device', userId, column: 'seen_at', max: maxDevices });
}
