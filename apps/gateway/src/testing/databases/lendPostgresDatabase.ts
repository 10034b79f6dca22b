import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../../database/schema/Database.ts';
import { openPostgres, watchedDatabase } from '../../database/openDatabase.ts';
import { currentPatience } from '../../patience/currentPatience.ts';
import { queryLog } from './queryLog.ts';
import type { PostgresServer } from './startServer.ts';

interface Lent {
  database: Database;
  giveBack: () => Promise<void>;
}

/** Emptied ones of this process: to make a database takes fifty times as long as to empty one. */
const free: Database[] = [];
let made = 0;

/** Takes all rows out, in whatever order, and begins to count at 1 again. */
const empty = sql`
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', name);
    end loop;
    for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
      execute format('alter sequence %I restart', name);
    end loop;
  end $$`;

/** A new database of the server, named after this process. */
export async function newDatabase(server: PostgresServer, template: string): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  const client = new Client(server.address.replace('{database}', 'postgres'));
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  return server.address.replace('{database}', name);
}

async function open(server: PostgresServer): Promise<Database> {
  const address = await newDatabase(server, server.template);
  return watchedDatabase(
    openPostgres(address, () => undefined),
    // What tests ask themselves is asked for nobody.
    (text) => currentPatience() && queryLog.texts?.add(text),
  );
}

export async function lendPostgresDatabase(server: PostgresServer): Promise<Lent> {
  const database = free.pop() ?? (await open(server));
  let isClosed = false;
  return {
    // A test may close it, to see what happens then.
    database: Object.assign(database, {
      destroy: () => {
        isClosed = true;
        return Kysely.prototype.destroy.call(database);
      },
    }),
    giveBack: async () => {
      if (isClosed) return;
      await empty.execute(database);
      free.push(database);
    },
  };
}

export async function closePostgres(): Promise<void> {
  for (const database of free.splice(0)) await database.destroy();
}
