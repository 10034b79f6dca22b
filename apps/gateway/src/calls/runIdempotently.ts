import { sql, type Transaction } from 'kysely';
import { deleteOldest } from '../database/deleteOldest.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import type { CallContext } from './CallContext.ts';
import { Conflict } from './callErrors.ts';
import { requestFingerprint } from './requestFingerprint.ts';

export interface RepeatableChange {
  call: string;
  request: object;
  /** Keys are separate for each account. */
  userId: string;
  /** How long the answer is kept, in milliseconds; for ever where it is left out, as for everything that is paid. */
  ttlMs?: number;
}

type Asking = Pick<CallContext, 'database' | 'idempotencyKey' | 'nowMs' | 'random'>;

/** Keys of changes that are not paid for, between two clearings; what was paid is known for ever. */
const excess = {
  table: 'idempotency',
  column: 'created_at',
  max: 5000,
  where: sql<boolean>`expires_at is not null`,
} as const;

/**
 * Of so many changes one clears away what is too much; what has expired is deleted in the background. A change that read
 * all keys of its account would meet every other one of it, and PostgreSQL, which notes single rows only up to a number,
 * those of other accounts, too.
 */
const CHANGES_A_CLEARING = 64;

/** Claims the key in the transaction; gives the stored answer where it was claimed before and has not expired. */
async function claim(
  transaction: Transaction<Tables>,
  { call, request, userId, ttlMs }: RepeatableChange,
  key: string,
  nowMs: number,
): Promise<string | undefined> {
  const print = requestFingerprint(call, request);
  const fresh = { print, answer: '', created_at: nowMs, expires_at: ttlMs === undefined ? null : nowMs + ttlMs };
  const claimed = await transaction
    .insertInto('idempotency')
    .values({ user_id: userId, key, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'key']).doUpdateSet(fresh).where('idempotency.expires_at', '<=', nowMs),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;

  const stored = await transaction
    .selectFrom('idempotency')
    .select(['print', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.print !== print) throw new Conflict('the key stands for another request');
  return stored.answer;
}

/**
 * Makes a change once for each `Idempotency-Key`: the key, the change and its answer become true together, and
 * the key's next sending gets that answer, equal to the byte. A change that is refused leaves no trace, so its key may
 * be used again. Without a key every request is a change of its own.
 * @param work Works in the given transaction only, and may be run several times, see `inTransaction`.
 * @throws Conflict where the key stands for another content.
 */
export async function runIdempotently<Answer extends object>(
  { database, idempotencyKey: key, nowMs, random }: Asking,
  change: RepeatableChange,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return inTransaction(database, work);
  const { userId, ttlMs } = change;
  if (ttlMs !== undefined && random() * CHANGES_A_CLEARING < 1)
    await inTransaction(database, (transaction) => deleteOldest(transaction, { ...excess, userId }));
  crashPoint('before-claim');
  return inTransaction(database, async (transaction) => {
    const stored = await claim(transaction, change, key, nowMs);
    if (stored !== undefined) return JSON.parse(stored) as Answer;
    crashPoint('after-claim');

    const answer = await work(transaction);
    await transaction
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}
