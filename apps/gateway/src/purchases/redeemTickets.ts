import { UNUSABLE_TICKET } from '@shuye/api-client/calls';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';
import { crashPoint } from '../durability/crashPoint.ts';
import type { TicketPart } from './allocateTickets.ts';
import { rejectPurchase } from './rejectPurchase.ts';

/** Uses tickets up for a purchase, and notes what each paid. @throws CallError where one of them was used meanwhile. */
export async function redeemTickets(
  transaction: Transaction<Tables>,
  parts: readonly TicketPart[],
  purchaseId: string,
): Promise<void> {
  for (const { beanId, beans } of parts) {
    const used = await transaction
      .updateTable('ticket')
      .set({ balance: 0 })
      .where('id', '=', beanId)
      .where('balance', '>', 0)
      .returning('id')
      .executeTakeFirst();
    if (!used) throw rejectPurchase(UNUSABLE_TICKET);
    await transaction.insertInto('ticket_use').values({ ticket_id: beanId, purchase_id: purchaseId, beans }).execute();
  }
  crashPoint('after-ticket');
}
