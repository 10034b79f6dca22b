import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration';
import { dialectOf } from './migrations/dialectOf.ts';
import { crashPoint } from '../durability/crashPoint.ts';

const guarded = (migration: Migration): Migration => ({
  ...migration,
  up: async (db) => {
    // An index of a large table takes longer than any request may.
    if (dialectOf(db) === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    await migration.up(db);
    crashPoint('migration');
  },
});

async function executedNames<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.rows.map(({ name }) => name);
}

const UNKNOWN: Migration = { up: () => Promise.resolve() };

/**
 * Brings the tables up to date, all missing migrations in one transaction: a process that dies here leaves the tables
 * as they were. Of several processes one does it, and the others wait. Tables that a later version has already changed
 * are taken as they are: while versions are exchanged one after the other, the earlier one starts and runs on them.
 * @throws Error of the first migration that failed.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const run = async (): Promise<unknown> => {
    const later = Object.fromEntries((await executedNames(database)).map((name) => [name, UNKNOWN]));
    const known = Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, guarded(migration)]));
    const { error } = await new Migrator({
      db: database,
      provider: { getMigrations: async () => ({ ...later, ...known }) },
      // Each migration makes tables of its own: one that was written beside others may come after them.
      allowUnorderedMigrations: true,
    }).migrateToLatest();
    return error;
  };
  // A later version may have come between the names and the lock.
  const error = (await run()) && (await run());
  if (error) throw error;
}
