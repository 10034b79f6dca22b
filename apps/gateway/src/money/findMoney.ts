import type { Selectable } from 'kysely';
import type { Database } from '../database/schema/Database.ts';
import type { LedgerEntryTable, PurchaseTable, TopUpOrderTable } from '../database/schema/moneyTables.ts';
import { balanceOf } from './ledger.ts';

/** Rows of each kind, the latest first. */
const MAX_ROWS = 50;

export interface FoundMoney {
  userId: string;
  balance: number;
  orders: Selectable<TopUpOrderTable>[];
  purchases: Selectable<PurchaseTable>[];
  entries: Pick<LedgerEntryTable, 'movement' | 'beans' | 'at'>[];
}

/** Whether a reader has that id, with money or without. */
const isAccount = async (database: Database, userId: string): Promise<boolean> =>
  (await database.selectFrom('account').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/**
 * What an account paid and spent: found by its id, or by an order's number, trade number, or payment number of the
 * provider; an order comes alone. Undefined where nothing is known by that name.
 */
export async function findMoney(database: Database, name: string): Promise<FoundMoney | undefined> {
  // The payment number of every order that nobody paid.
  if (name === '') return undefined;
  const order = await database
    .selectFrom('top_up_order')
    .selectAll()
    .where((row) => row.or([row('order_no', '=', name), row('trade_no', '=', name), row('payment_id', '=', name)]))
    .executeTakeFirst();
  const userId = order?.user_id ?? name;
  const orders = order
    ? [order]
    : await database
        .selectFrom('top_up_order')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(MAX_ROWS)
        .execute();
  const purchases = await database
    .selectFrom('purchase')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const entries = await database
    .selectFrom('ledger_entry')
    .select(['movement', 'beans', 'at'])
    .where('account', '=', `user:${userId}`)
    .orderBy('at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  const isKnown = orders.length + purchases.length + entries.length > 0 || (await isAccount(database, userId));
  if (!isKnown) return undefined;
  return { userId, balance: await balanceOf(database, userId), orders, purchases, entries };
}
