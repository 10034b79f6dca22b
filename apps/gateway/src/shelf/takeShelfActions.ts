import { SHELF_FULL_STATUS } from '@shuye/api-client/calls';
import { applyClientActions, type ShelfAction, type ShelfEntry } from '@shuye/core-domain/shelf';
import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import { readShelf } from './readShelf.ts';
import { shelfTexts, writeShelf } from './writeShelf.ts';

/** What one account may keep: far more than anybody reads, and an end to abuse. */
export const SHELF_LIMITS = {
  /** Books on the shelf, removed from it or only read. */
  maxBooks: 10_000,
  /** Of their details and places. An ordinary book has 300. */
  maxBytes: 8 * 2 ** 20,
} as const;

async function lastSequences(
  transaction: Transaction<Tables>,
  userId: string,
  devices: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (devices.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('shelf_device')
    .select(['device', 'last_sequence'])
    .where('user_id', '=', userId)
    .where('device', 'in', [...devices])
    .execute();
  return new Map(rows.map(({ device, last_sequence }) => [device, last_sequence]));
}

async function measureShelf(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<{ books: number; bytes: number }> {
  const { books, bytes } = await transaction
    .selectFrom('shelf_entry')
    .select(({ fn }) => [
      fn.countAll<number>().as('books'),
      sql<number | string>`coalesce(sum(octet_length(details)), 0) + coalesce(sum(octet_length(bookmark)), 0)`.as(
        'bytes',
      ),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { books, bytes: Number(bytes) };
}

const bytesOf = (entries: readonly ShelfEntry[]): number =>
  entries.reduce((bytes, entry) => {
    const { details, bookmark } = shelfTexts(entry);
    return bytes + Buffer.byteLength(details ?? '') + Buffer.byteLength(bookmark ?? '');
  }, 0);

/**
 * Takes a device's actions into a reader's shelf at `nowMs`, all of them or none, and each only once.
 * @throws CallError where the account would keep more than `SHELF_LIMITS` allow.
 * @throws DamagedShelf when a named book cannot be read.
 */
export async function takeShelfActions(
  database: Database,
  userId: string,
  actions: readonly ShelfAction[],
  nowMs: number,
  { maxBooks, maxBytes }: Readonly<Record<keyof typeof SHELF_LIMITS, number>> = SHELF_LIMITS,
): Promise<void> {
  if (actions.length === 0) return;
  const bookIds = [...new Set(actions.map(({ bookId }) => bookId))];
  const devices = [...new Set(actions.map(({ at }) => at.device))];
  await inTransaction(database, async (transaction) => {
    const stored = await readShelf(transaction, userId, bookIds);
    const before = await lastSequences(transaction, userId, devices);
    const { entries, lastSequences: after } = applyClientActions(
      { entries: stored, lastSequences: before },
      actions,
      nowMs,
    );
    const named = new Set(entries.map(({ bookId }) => bookId));
    const replaced = stored.filter(({ bookId }) => named.has(bookId));
    const moreBooks = entries.length - replaced.length;
    const moreBytes = bytesOf(entries) - bytesOf(replaced);
    if (moreBooks > 0 || moreBytes > 0) {
      const { books, bytes } = await measureShelf(transaction, userId);
      const isFull = (moreBooks > 0 && books + moreBooks > maxBooks) || (moreBytes > 0 && bytes + moreBytes > maxBytes);
      if (isFull) throw new CallError(SHELF_FULL_STATUS, '书架已达上限，请先整理书籍');
    }
    await writeShelf(transaction, userId, entries, { sequences: after, nowMs });
  });
}
