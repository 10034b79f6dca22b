import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Gives an account a ticket of so many beans that holds for a month, past the product. */
export function giveTicket(dataDir: string, userId: string, beans: number): void {
  const database = new DatabaseSync(join(dataDir, 'shuye.db'), { timeout: 5000 });
  const now = Date.now();
  try {
    database
      .prepare(
        'INSERT INTO ticket (id, user_id, name, amount, balance, expires_at, given_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(randomUUID(), userId, `${beans}书豆豆券`, beans, beans, Math.floor(now / 1000) + 30 * 86_400, now);
  } finally {
    database.close();
  }
}
