import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';

/** Rows of one statement: databases bound the number of its parameters. */
const BATCH = 100;
const DAY_SECONDS = 86_400;

interface TicketGift {
  userId: string;
  name: string;
  /** How many, and the beans that each is worth. */
  count: number;
  amount: number;
  days: number;
  nowMs: number;
}

/** Gives bean tickets, in the transaction of what they are given for. */
export async function issueTickets(transaction: Transaction<Tables>, gift: TicketGift): Promise<void> {
  const { userId, name, count, amount, days, nowMs } = gift;
  const expires_at = Math.floor(nowMs / 1000) + days * DAY_SECONDS;
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    user_id: userId,
    name,
    amount,
    balance: amount,
    expires_at,
    given_at: nowMs,
  }));
  for (let at = 0; at < rows.length; at += BATCH) {
    await transaction
      .insertInto('ticket')
      .values(rows.slice(at, at + BATCH))
      .execute();
  }
}
