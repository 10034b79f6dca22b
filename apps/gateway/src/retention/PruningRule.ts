import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/Tables.ts';

/** What of a table may go. Rows of money (orders, ledger, purchases, rights) have no such rule: they stay. */
export interface PruningRule {
  table: keyof Tables;
  /** Deletes at most `limit` rows that may go by now, and tells how many went. */
  prune: (transaction: Transaction<Tables>, nowMs: number, limit: number) => Promise<number>;
}
