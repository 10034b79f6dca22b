import type { Tables } from '../schema/Tables.ts';

/** Tables of what readers do and own: no book, list or comment looks different when they change. */
export const readerTables: ReadonlySet<string> = new Set([
  'account',
  'annotation',
  'auto_buy',
  'bean_balance',
  'collected_event',
  'energy_progress',
  'entitlement',
  'feedback',
  'gift_claim',
  'idempotency',
  'identity',
  'ledger_entry',
  'login_code',
  'membership',
  'purchase',
  'reading_day',
  'reading_diary',
  'reading_time',
  'session',
  'shelf_device',
  'shelf_entry',
  'ticket',
  'ticket_use',
  'top_up_order',
] satisfies (keyof Tables)[]);
