import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bean_balance')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('beans', 'bigint', (column) => column.notNull().check(sql`beans >= 0`))
    .execute();

  await db.schema
    .createTable('ledger_entry')
    .addColumn('movement', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('beans', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_entry_key', ['movement', 'account'])
    .execute();
  await db.schema.createIndex('ledger_of_account').on('ledger_entry').columns(['account', 'at']).execute();

  await db.schema
    .createTable('idempotency')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('print', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('idempotency_key', ['user_id', 'key'])
    .execute();
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('top_up_product')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('price_fen', 'integer', (column) => column.notNull().check(sql`price_fen > 0`))
    .addColumn('beans', 'integer', (column) => column.notNull().check(sql`beans > 0`))
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('top_up_order')
    .addColumn('order_no', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('price_fen', 'integer', (column) => column.notNull())
    .addColumn('beans', 'integer', (column) => column.notNull())
    .addColumn('pay_mode', 'integer', (column) => column.notNull())
    .addColumn('trade_no', 'text', (column) => column.notNull().unique())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .execute();
  await db.schema.createIndex('order_of_account').on('top_up_order').columns(['user_id', 'created_at']).execute();
}

async function createPurchases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purchase')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('book_id', 'integer')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('chapter_title', 'text', (column) => column.notNull())
    .addColumn('chapter_count', 'integer', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('paid_beans', 'bigint', (column) => column.notNull())
    .addColumn('paid_by_tickets', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('purchase_is_paid', sql`price = paid_beans + paid_by_tickets`)
    .execute();
  await db.schema.createIndex('purchase_of_account').on('purchase').columns(['user_id', 'created_at']).execute();

  await db.schema
    .createTable('entitlement')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('book_id', 'integer', (column) => column.notNull())
    .addColumn('chapter_id', 'integer', (column) => column.notNull())
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('entitlement_key', ['user_id', 'book_id', 'chapter_id'])
    .execute();

  await db.schema
    .createTable('ticket_use')
    .addColumn('ticket_id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id'))
    .addColumn('beans', 'integer', (column) => column.notNull())
    .execute();
}

/** Beans: what comes in, what goes out, and what they bought. */
export const money: Migration = {
  async up(db: Kysely<unknown>) {
    await createLedger(db);
    await createOrders(db);
    await createPurchases(db);
    // Percent that monthly members pay for a normal book; 100 is none.
    await db.schema
      .alterTable('book')
      .addColumn('extra_discount', 'integer', (column) => column.notNull().defaultTo(100))
      .execute();
  },

  async down(db: Kysely<unknown>) {
    for (const table of [
      'ticket_use',
      'entitlement',
      'purchase',
      'top_up_order',
      'top_up_product',
      'idempotency',
      'ledger_entry',
      'bean_balance',
    ])
      await db.schema.dropTable(table).execute();
    await db.schema.alterTable('book').dropColumn('extra_discount').execute();
  },
};
