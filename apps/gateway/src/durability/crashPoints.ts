/**
 * Places where a process may die in the middle of a change. What each may cost is proved by killing a real server there.
 *
 * | name | the process ends |
 * |---|---|
 * | before-claim, after-claim | around the claim of an idempotency key |
 * | after-entitlement | once it is known that the buyer does not own the thing yet |
 * | after-debit, after-balance | between the ledger's row and the balance, and after both |
 * | after-grant, after-ticket | once the thing is granted; once a ticket is used up |
 * | before-commit, after-commit | around the commit of a call's transaction (`inTransaction` calls them) |
 * | mid-reply | with half of an answer's bytes sent |
 * | order-paid | between an order's payment and its beans |
 * | after-sync-rows | between a shelf's rows and its tombstones |
 * | migration | in the middle of bringing the tables up to date |
 * | checkpoint | while the log is written back into the database file |
 */
export const CRASH_POINTS = [
  'before-claim',
  'after-claim',
  'after-entitlement',
  'after-debit',
  'after-balance',
  'after-grant',
  'after-ticket',
  'before-commit',
  'after-commit',
  'mid-reply',
  'order-paid',
  'after-sync-rows',
  'migration',
  'checkpoint',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];
