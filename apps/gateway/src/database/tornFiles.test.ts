import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CorruptDatabase } from './CorruptDatabase.ts';
import type { Database } from './schema/Database.ts';
import { databaseFile, openDatabase } from './openDatabase.ts';
import { openSqlite } from './sqlite.ts';

const COPIES = process.env['SHUYE_DEEP'] ? 1000 : 60;
const LIMIT = process.env['SHUYE_DEEP'] ? 300_000 : 60_000;
/** Rows in the file itself, and rows that only the log has. */
const WRITTEN_BACK = 400;
const IN_LOG = 200;

let folder = '';
let source = '';
let copies = 0;

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    user_id: `reader-${from + index}`.repeat(9),
    seconds: 1,
    reported_at: 1,
  }));

const count = async (database: Database): Promise<number> =>
  (await database.selectFrom('reading_time').select('user_id').where('user_id', '>=', '').execute()).length;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuye-torn-'));
  source = join(folder, 'source');
  const database = await openDatabase({ dataDir: source });
  await database.insertInto('reading_time').values(rows(0, WRITTEN_BACK)).execute();
  const other = openSqlite(databaseFile(source));
  other.pragma('wal_checkpoint(restart)');
  await database.insertInto('reading_time').values(rows(WRITTEN_BACK, IN_LOG)).execute();
  // Copied while it is open: closing would write the log back.
  copyFileSync(databaseFile(source), join(folder, 'a.db'));
  copyFileSync(`${databaseFile(source)}-wal`, join(folder, 'a.db-wal'));
  other.close();
  await database.destroy();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the files of a process that died, with a book. */
function aCopy(): { dataDir: string; file: string; log: string } {
  copies += 1;
  const dataDir = join(folder, String(copies));
  mkdirSync(dataDir);
  mkdirSync(join(dataDir, 'content/free/1/1'), { recursive: true });
  writeFileSync(join(dataDir, 'content/free/1/1/2.json'), '{}');
  const file = databaseFile(dataDir);
  copyFileSync(join(folder, 'a.db'), file);
  copyFileSync(join(folder, 'a.db-wal'), `${file}-wal`);
  return { dataDir, file, log: `${file}-wal` };
}

const cutAt = (file: string, share: number): void => truncateSync(file, Math.floor(statSync(file).size * share));

async function rowsOf(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir });
  const found = await count(database);
  await database.destroy();
  const sqlite = openSqlite(databaseFile(dataDir));
  expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
  sqlite.close();
  return found;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('the files of a database that died', () => {
  it('hold everything when nothing is missing', async () => {
    expect(await rowsOf(aCopy().dataDir)).toBe(WRITTEN_BACK + IN_LOG);
  });

  it(
    'keep all that was written back when the log is cut off anywhere, or ends in nonsense [R6]',
    () =>
      fc.assert(
        fc.asyncProperty(share, fc.uint8Array({ maxLength: 200 }), async (at, nonsense) => {
          const { dataDir, log } = aCopy();
          cutAt(log, at);
          appendFileSync(log, nonsense);
          const found = await rowsOf(dataDir);
          expect(found).toBeGreaterThanOrEqual(WRITTEN_BACK);
          expect((found - WRITTEN_BACK) % IN_LOG).toBe(0);
          rmSync(dataDir, { recursive: true });
        }),
        { numRuns: COPIES },
      ),
    LIMIT,
  );

  it(
    'say in one sentence that they are damaged when the file is cut off anywhere, unless nothing is missing [R6]',
    () =>
      fc.assert(
        fc.asyncProperty(share, fc.boolean(), async (at, hasLog) => {
          const { dataDir, file, log } = aCopy();
          cutAt(file, at);
          if (!hasLog) rmSync(log);
          const outcome = await rowsOf(dataDir).catch((error: unknown) => error);
          if (typeof outcome === 'number') {
            // The log may hold every page that the file has lost.
            expect(outcome).toBeGreaterThanOrEqual(WRITTEN_BACK);
          } else {
            expect(outcome).toBeInstanceOf(CorruptDatabase);
            expect(String(outcome)).toMatch(/shuye\.db is damaged: .+restore/);
          }
          rmSync(dataDir, { recursive: true });
        }),
        { numRuns: COPIES },
      ),
    LIMIT,
  );

  it.each([0, 1])('are not taken for a new library when %i bytes of the file are left', async (bytes) => {
    const { dataDir, file, log } = aCopy();
    truncateSync(file, bytes);
    await expect(openDatabase({ dataDir })).rejects.toThrow(CorruptDatabase);
    rmSync(log);
    await expect(openDatabase({ dataDir })).rejects.toThrow(CorruptDatabase);
    rmSync(file);
    await expect(openDatabase({ dataDir })).rejects.toThrow(CorruptDatabase);
  });

  it('are made anew in a folder that has none', async () => {
    const dataDir = join(folder, 'new');
    await (await openDatabase({ dataDir })).destroy();
    expect(existsSync(databaseFile(dataDir))).toBe(true);
  });
});
