import { SHELF_FULL_STATUS } from '@shuye/api-client/calls';
import { applyClientActions, type ShelfAction } from '@shuye/core-domain/shelf';
import type { Transaction } from 'kysely';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import { readShelf } from './readShelf.ts';
import { writeShelf } from './writeShelf.ts';

/** Books that one account may have had on its shelf or read: far more than anybody reads, and an end to abuse. */
export const MOST_SHELF_BOOKS = 10_000;

interface Limits {
  mostBooks?: number;
}

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

async function countBooks(transaction: Transaction<Tables>, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('shelf_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Takes a device's actions into a reader's shelf at `now` (milliseconds), all of them or none, and each only once.
 * @throws CallError where the account would have more books than are kept for one.
 * @throws DamagedShelf when a named book cannot be read.
 */
export async function takeShelfActions(
  database: Database,
  userId: string,
  actions: readonly ShelfAction[],
  now: number,
  { mostBooks = MOST_SHELF_BOOKS }: Limits = {},
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
      now,
    );
    const isNew = entries.length > stored.length;
    const total = isNew ? (await countBooks(transaction, userId)) + entries.length - stored.length : 0;
    if (total > mostBooks) throw new CallError(SHELF_FULL_STATUS, '书架已达上限，请先整理书籍');
    await writeShelf(transaction, userId, entries, after);
  });
}
