import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../schema/Database.ts';
import { databaseFile, openDatabase } from '../openDatabase.ts';
import { startCheckpointing } from './startCheckpointing.ts';

/** Bytes. */
const MUCH = 3_000_000;

let dataDir = '';
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shuye-log-'));
  database = await openDatabase({ dataDir });
});
afterEach(async () => {
  await database.destroy();
  rmSync(dataDir, { recursive: true });
});

const sizeOfFile = (): number => statSync(databaseFile(dataDir)).size;
const writeMuch = () =>
  database
    .insertInto('reading_time')
    .values({ user_id: 'x'.repeat(MUCH), seconds: 1, reported_at: 1 })
    .execute();
const noFailure = (error: Error): never => {
  throw error;
};

describe('the log of an embedded database', () => {
  it('is written back by a thread of its own: a commit does not wait for it', async () => {
    await sql`pragma wal_autocheckpoint = 0`.execute(database);
    await writeMuch();
    expect(sizeOfFile()).toBeLessThan(MUCH);
    const stop = await startCheckpointing(database, { dataDir }, noFailure);
    await expect.poll(sizeOfFile, { timeout: 10_000 }).toBeGreaterThan(MUCH);
    await stop();
  });

  it('is left to the commits when the thread fails', async () => {
    const failures: string[] = [];
    rmSync(databaseFile(dataDir));
    const stop = await startCheckpointing(database, { dataDir }, (error) => failures.push(error.message));
    await expect.poll(() => failures.length, { timeout: 10_000 }).toBe(1);
    const asked = sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`;
    await expect.poll(async () => (await asked.execute(database)).rows[0]?.wal_autocheckpoint).toBe(1000);
    await stop();
  });

  it('does nothing where the tables are in PostgreSQL', async () => {
    const stop = await startCheckpointing(database, { dataDir, databaseUrl: 'postgres://elsewhere/x' }, noFailure);
    const asked = sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`;
    expect((await asked.execute(database)).rows[0]?.wal_autocheckpoint).toBe(1000);
    await stop();
  });
});
