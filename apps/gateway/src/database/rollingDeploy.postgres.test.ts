import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { calls } from '@shuye/api-client/calls';
import { createGateway } from '../http/createGateway.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { newDatabase } from '../testing/databases/lendPostgresDatabase.ts';
import { sendCall } from '../testing/sendCall.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { migrate } from './migrate.ts';
import { migrateToLatest, openDatabase } from './openDatabase.ts';
import type { Database } from './schema/Database.ts';

async function onNewDatabase(template: string, work: (address: string) => Promise<void>): Promise<void> {
  const server = inject('postgres');
  if (server === undefined) throw new Error('there is no PostgreSQL');
  await work(await newDatabase(server, template));
}

describe('gateways that start at the same time on an empty PostgreSQL', () => {
  it('make its tables once, the others wait', { timeout: 60_000 }, () =>
    onNewDatabase('template0', async (databaseUrl) => {
      const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir: '', databaseUrl })));
      const names = await sql<{ name: string }>`select name from kysely_migration`.execute(opened[0] as Database);
      expect(new Set(names.rows.map(({ name }) => name)).size).toBe(names.rows.length);
      await Promise.all(opened.map((database) => database.destroy()));
    }),
  );
});

describe('a migration', () => {
  it('may take longer than a request may', async () => {
    const { database } = await startTestGateway();
    const seen: string[] = [];
    const look = {
      '9998-look': {
        up: async (db: Database) => {
          const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
          seen.push(rows[0]?.statement_timeout ?? '');
        },
      },
    };
    await migrate(database, look as unknown as Parameters<typeof migrate>[1]);
    await sql`delete from kysely_migration where name = '9998-look'`.execute(database);
    expect(seen).toEqual(['0']);
    const after = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database);
    expect(after.rows).toEqual([{ statement_timeout: '30s' }]);
  });
});

describe('while versions are exchanged one after the other', () => {
  /** What a next version may do to tables that this one uses: new columns with a default, new tables, new indexes. */
  const expand = {
    '9999-next': {
      up: async (db: Database) => {
        await sql`alter table book add column mood text not null default ''`.execute(db);
        await sql`alter table session add column place text`.execute(db);
        await sql`alter table shelf_entry add column colour integer not null default 0`.execute(db);
        await sql`create table next_thing (user_id text primary key)`.execute(db);
      },
    },
  };

  it('this one starts again and serves on the tables of the next', async () => {
    const gateway = await startTestGateway({ books: [aBookRow()] });
    const { database } = gateway;
    await migrate(database, expand as unknown as Parameters<typeof migrate>[1]);
    try {
      await migrateToLatest(database);
      const { request } = createGateway(gateway.parts);
      expect((await request('/readyz')).status).toBe(200);
      const me = await gateway.signIn();
      const logins = await sendCall(me.ask, calls.listLogins, undefined, me.userId);
      expect(logins.status).toBe(200);
      await database
        .insertInto('book')
        .values(aBookRow({ id: 1002, title: '新书' }))
        .execute();
      expect((await sendCall(gateway.ask, calls.bookInfo, { bookId: '1002' })).status).toBe(200);
    } finally {
      await sql`drop table next_thing`.execute(database);
      await sql`alter table book drop column mood`.execute(database);
      await sql`alter table session drop column place`.execute(database);
      await sql`alter table shelf_entry drop column colour`.execute(database);
      await sql`delete from kysely_migration where name = '9999-next'`.execute(database);
    }
  });
});
