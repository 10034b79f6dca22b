import type { Tables } from '../../database/schema/Tables.ts';

/** By these, which queries reach by SQL alone, gateways of one PostgreSQL know that the library changed. */
type PostgresTable = 'installation' | 'library_change';

/**
 * What becomes of the rows of each table when their reader deletes the account. A new table without a line does not compile.
 * - `deleted`: found by `user_id`, and deleted.
 * - `with the account`: deleted by other names, see `deleteAccount`.
 * - `kept by law`: records of trade and accounting, which bear the account's number and nothing else of the reader.
 * - `kept against misuse`: keyed hashes, so that a gift for the first time is not given twice.
 * - `nobody's`: knows no reader.
 */
export const tableFates = {
  account: 'with the account',
  annotation: 'deleted',
  auto_buy: 'deleted',
  bean_balance: 'kept by law',
  book: "nobody's",
  book_column: "nobody's",
  book_visits: 'deleted',
  chapter: "nobody's",
  collected_event: "nobody's",
  comment: "nobody's",
  energy_progress: 'deleted',
  entitlement: 'deleted',
  feedback: 'deleted',
  gift_claim: 'kept against misuse',
  id_floor: "nobody's",
  idempotency: 'deleted',
  identity: 'deleted',
  installation: "nobody's",
  label: "nobody's",
  ledger_entry: 'kept by law',
  library_change: "nobody's",
  login_code: 'with the account',
  membership: 'deleted',
  membership_plan: "nobody's",
  own_space_book: 'deleted',
  own_space_leftover: "nobody's",
  phrase: "nobody's",
  purchase: 'kept by law',
  question: "nobody's",
  reading_day: 'deleted',
  reading_diary: 'deleted',
  reading_time: 'deleted',
  restore_copy: "nobody's",
  restore_piece: "nobody's",
  search_gram: "nobody's",
  session: 'deleted',
  shelf_device: 'deleted',
  shelf_entry: 'deleted',
  shelf_group: 'deleted',
  store_module: "nobody's",
  text_bookmark: 'deleted',
  ticket: 'deleted',
  ticket_use: 'kept by law',
  top_up_order: 'kept by law',
  top_up_product: "nobody's",
} as const satisfies Readonly<
  Record<
    keyof Tables | PostgresTable,
    'deleted' | 'with the account' | 'kept by law' | 'kept against misuse' | "nobody's"
  >
>;
