import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Account {
  balance: number;
  /** Sum of what the ledger moved to and from the account. */
  ledger: number;
  /** Kind and beans of each purchase, the first first. */
  purchases: string[];
  /** Chapters and whole books that the account owns. */
  owned: number;
  usedTickets: number;
  /** Payments that gave beans. */
  topUps: number;
}

/** What the tables say of an account, past all code of the product. */
export function loadAccount(dataDir: string, userId: string): Account {
  const database = new DatabaseSync(join(dataDir, 'shuye.db'), { readOnly: true });
  try {
    const one = (sql: string): number => Number(database.prepare(sql).get(userId)?.['value'] ?? 0);
    const account = `'user:' || ?`;
    return {
      balance: one('SELECT beans AS value FROM bean_balance WHERE user_id = ?'),
      ledger: one(`SELECT sum(beans) AS value FROM ledger_entry WHERE account = ${account}`),
      purchases: database
        .prepare('SELECT kind, price FROM purchase WHERE user_id = ? ORDER BY created_at')
        .all(userId)
        .map(({ kind, price }) => `${String(kind)} ${String(price)}`),
      owned: one('SELECT count(*) AS value FROM entitlement WHERE user_id = ?'),
      usedTickets: one(
        'SELECT count(*) AS value FROM ticket_use JOIN purchase ON purchase.id = purchase_id WHERE user_id = ?',
      ),
      topUps: one(
        `SELECT count(*) AS value FROM ledger_entry WHERE account = ${account} AND movement LIKE 'top-ups:%'`,
      ),
    };
  } finally {
    database.close();
  }
}
