import { ticketState, TicketStatus, type BeanTicket } from '@shuye/core-domain/ticket';
import type { Selectable } from 'kysely';
import type { TicketTable } from '../database/schema/accountTables.ts';
import type { Database } from '../database/schema/Database.ts';

export function toBeanTicket(row: Selectable<TicketTable>, nowMs: number): BeanTicket {
  const { id, name, amount, balance, expires_at } = row;
  const ticket = { beanId: id, name, amount, balance, expiresAt: expires_at, status: TicketStatus.Usable };
  const state = ticketState(ticket, Math.floor(nowMs / 1000));
  const statuses = { usable: TicketStatus.Usable, used: TicketStatus.Used, expired: TicketStatus.Expired };
  return { ...ticket, status: statuses[state] };
}

/** The tickets with which an account can pay now, those that end first before the others. */
export async function usableTickets(database: Database, userId: string, nowMs: number): Promise<BeanTicket[]> {
  const rows = await database
    .selectFrom('ticket')
    .selectAll()
    .where('user_id', '=', userId)
    .where('balance', '>', 0)
    .where('expires_at', '>', Math.floor(nowMs / 1000))
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toBeanTicket(row, nowMs));
}
