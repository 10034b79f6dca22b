import type { Transaction } from 'kysely';
import { compiledOnce } from '../database/compiledOnce.ts';
import type { Database } from '../database/schema/Database.ts';
import { queryRows } from '../database/queryRows.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';

/** The product's own accounts, on the other side of every movement. */
export const ownAccounts = ['top-ups', 'sales', 'memberships', 'gifts', 'refunds'] as const;

type OwnAccount = (typeof ownAccounts)[number];

export interface Movement {
  userId: string;
  /** Whole beans: above 0 to the reader, below 0 from the reader. */
  beans: number;
  otherSide: OwnAccount;
  /** Of the order, purchase or gift; the same one moves nothing twice, see `post`. */
  reference: string;
  nowMs: number;
}

/** The balance does not cover what is to leave it; nothing has been moved. */
export class NotEnoughBeans extends Error {
  override readonly name = 'NotEnoughBeans';
}

/** The ledger's name for a reader. */
const userAccount = (userId: string): string => `user:${userId}`;

const balanceQuery = compiledOnce(
  (database, userId: string) => database.selectFrom('bean_balance').select('beans').where('user_id', '=', userId),
  (userId) => [userId],
);

/** Whole beans that an account holds; 0 where none ever came. */
export async function balanceOf(database: Database, userId: string): Promise<number> {
  const [held] = await queryRows(database, balanceQuery(database, userId));
  return held?.beans ?? 0;
}

/**
 * Moves beans between a reader and the product: two entries that sum to 0, and the reader's balance. Must be called in
 * the transaction that gives what the beans are for.
 * @returns The reader's new balance.
 * @throws NotEnoughBeans where the balance would fall below 0; RangeError for anything but whole beans; the database's
 * error where this reference was posted before. The transaction must then be given up.
 */
export async function post(transaction: Transaction<Tables>, movement: Movement): Promise<number> {
  const { userId, beans, otherSide, reference, nowMs } = movement;
  if (!Number.isSafeInteger(beans) || beans === 0) throw new RangeError(`${beans} beans cannot be moved.`);

  const name = `${otherSide}:${reference}`;
  await transaction
    .insertInto('ledger_entry')
    .values([
      { movement: name, account: userAccount(userId), beans, at: nowMs },
      { movement: name, account: otherSide, beans: -beans, at: nowMs },
    ])
    .execute();
  crashPoint('after-debit');

  await transaction
    .insertInto('bean_balance')
    .values({ user_id: userId, beans: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const changed = await transaction
    .updateTable('bean_balance')
    .set((row) => ({ beans: row('beans', '+', beans) }))
    .where('user_id', '=', userId)
    .where('beans', '>=', -beans)
    .returning('beans')
    .executeTakeFirst();
  if (!changed) throw new NotEnoughBeans('the balance does not cover it');
  crashPoint('after-balance');
  return changed.beans;
}
