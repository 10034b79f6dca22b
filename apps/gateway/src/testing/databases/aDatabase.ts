import { inject } from 'vitest';
import type { Database } from '../../database/schema/Database.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { aPostgresDatabase } from './aPostgresDatabase.ts';
import { openedDatabases } from './openedDatabases.ts';

/** An empty database with all tables, on the kind of database that this run is about; closed when its test has ended. */
export async function aDatabase(): Promise<Database> {
  const server = inject('postgres');
  if (server === undefined) {
    const database = await openDatabase('memory');
    openedDatabases.push(() => database.destroy());
    return database;
  }
  const { database, giveBack } = await aPostgresDatabase(server);
  openedDatabases.push(giveBack);
  return database;
}
