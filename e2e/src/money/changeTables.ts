import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs statements of SQL as an operator might, past all code of the product; `$name` stands for a value. */
export function changeTables(
  dataDir: string,
  statements: readonly string[],
  values: Readonly<Record<string, string | number>>,
): void {
  // What is missing for a moment takes nothing along that refers to it.
  const database = new DatabaseSync(join(dataDir, 'shuye.db'), { timeout: 5000, enableForeignKeyConstraints: false });
  try {
    for (const statement of statements) {
      const used = Object.entries(values).filter(([name]) => new RegExp(`\\$${name}\\b`).test(statement));
      database.prepare(statement).run(Object.fromEntries(used.map(([name, value]) => [`$${name}`, value])));
    }
  } finally {
    database.close();
  }
}

/** Id of the first chapter of a book that is not free; 0 where there is none. */
export function firstForSale(dataDir: string, bookId: number): number {
  const database = new DatabaseSync(join(dataDir, 'shuye.db'), { readOnly: true });
  try {
    const found = database
      .prepare('SELECT id FROM chapter WHERE book_id = ? AND is_free = 0 ORDER BY ordinal LIMIT 1')
      .get(bookId);
    return Number(found?.['id'] ?? 0);
  } finally {
    database.close();
  }
}
