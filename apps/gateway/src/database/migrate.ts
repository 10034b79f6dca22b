import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { crashPoint } from '../durability/crashPoint.ts';

const guarded = (migration: Migration): Migration => ({
  ...migration,
  up: async (db) => {
    await migration.up(db);
    crashPoint('migration');
  },
});

/**
 * Brings the tables up to date, all missing migrations in one transaction: a process that dies here leaves the tables
 * as they were.
 * @throws Error of the first migration that failed.
 */
export async function migrate<Tables>(
  database: Kysely<Tables>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).map(([name, migration]) => [name, guarded(migration)]));
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => known },
    // Each migration makes tables of its own: one that was written beside others may come after them.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
}
