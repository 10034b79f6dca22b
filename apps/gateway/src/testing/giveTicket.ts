import type { Insertable } from 'kysely';
import type { TicketTable } from '../database/schema/accountTables.ts';
import type { Database } from '../database/schema/Database.ts';
import { NOW } from './startTestGateway.ts';

const DAY_SECONDS = 86_400;

/** A ticket of five beans that holds for a day; name only what the test is about. */
export async function giveTicket(
  database: Database,
  userId: string,
  change: Partial<Insertable<TicketTable>> = {},
): Promise<string> {
  const amount = change.amount ?? 5;
  const row = {
    id: `ticket-${Math.random().toString(36).slice(2)}`,
    user_id: userId,
    name: `${amount}书豆豆券`,
    amount,
    balance: amount,
    expires_at: NOW / 1000 + DAY_SECONDS,
    given_at: NOW,
    ...change,
  };
  await database.insertInto('ticket').values(row).execute();
  return row.id;
}
