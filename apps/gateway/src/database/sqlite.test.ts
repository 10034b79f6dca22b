import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '../sessions/endSession.ts';
import { findCaller } from '../sessions/findCaller.ts';
import { hashToken } from '../sessions/sessionToken.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { insertAccount } from '../testing/insertAccount.ts';
import { inTransaction } from './inTransaction.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';
import { openSqlite, sqliteDialect } from './sqlite.ts';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shuye-sqlite-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const aTable: Migration = {
  up: (db) =>
    db.schema
      .createTable('thing')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .execute(),
};
const aFailure: Migration = { up: () => Promise.reject(new Error('no space')) };

describe('the embedded database', () => {
  it('writes every commit through to the disk', () => {
    const sqlite = openSqlite(join(dataDir, 'a.db'));
    expect(sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(sqlite.pragma('synchronous', { simple: true })).toBe(2);
    sqlite.close();
  });

  it("is its owner's alone, with all files beside it (R25)", async () => {
    const database = await openDatabase({ dataDir });
    const modes = await Promise.all(
      ['shuye.db', 'shuye.db-wal', 'shuye.db-shm'].map(async (name) => (await stat(join(dataDir, name))).mode & 0o777),
    );
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    await database.destroy();
  });

  it('notifies a process at once that another one has changed the library', async () => {
    const [one, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
    const before = one.libraryCache?.version();
    expect(one.libraryCache?.version()).toBe(before);
    await other.insertInto('book').values(aBookRow()).execute();
    expect(one.libraryCache?.version()).not.toBe(before);
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('opens nothing to a session from the moment that another process has ended it', async () => {
    const [one, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
    const { userId, token } = await insertAccount(one, {}, NOW);
    expect(await findCaller(one, token, NOW)).toMatchObject({ userId, isGuest: false });
    await endSession(other, hashToken(token));
    expect(await findCaller(one, token, NOW)).toMatchObject({ isGuest: true });
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('lets two processes change it in turn', async () => {
    const [one, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })];
    const count = async (at: typeof one): Promise<number> =>
      (await at.selectFrom('label').select('id').execute()).length;
    const add = (at: typeof one): Promise<void> =>
      inTransaction(at, async (transaction) => {
        const next = (await count(transaction)) + 1;
        await new Promise((resolve) => setImmediate(resolve));
        await transaction
          .insertInto('label')
          .values({ id: String(next), group_key: 'PLOT', label_type: 3, name: '', position: next, words: '[]' })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, at) => add(at % 2 === 0 ? one : other)));
    expect(await count(one)).toBe(20);
    await one.destroy();
    await other.destroy();
  });

  it('has all tables of a migration or, when one of them fails, none', async () => {
    const database = new Kysely<{ thing: { id: number } }>({
      dialect: sqliteDialect(openSqlite(join(dataDir, 'b.db'))),
    });
    await expect(migrate(database, { '0001-thing': aTable, '0002-other': aFailure })).rejects.toThrow('no space');
    await migrate(database, { '0001-thing': aTable });
    expect(await database.selectFrom('thing').selectAll().execute()).toEqual([]);
    await database.destroy();
  });
});
