import fs from 'node:fs';
import { mkdtemp, open, readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@shuye/core-domain/error';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/makeBackup.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Database } from '../database/schema/Database.ts';
import { createGateway } from '../http/createGateway.ts';
import { folderStore } from '../file-store/folderStore.ts';
import { withDatabase } from '../library/cli/withDatabase.ts';
import { addBook } from '../library/addBook.ts';
import { describeFailure } from '../library/cli/describeFailure.ts';
import { aRequest } from '../library/testing/aRequest.ts';
import { loadSecretKey } from '../secrets/loadSecretKey.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { FullDisk } from './FullDisk.ts';

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'shuye-full-'));
const noSpace = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Lets so many files be written; the next one ends in its middle. */
async function leaveRoomFor(files: number): Promise<{ written: () => number }> {
  const folder = await open(tmpdir());
  const prototype = Object.getPrototypeOf(folder) as typeof folder;
  await folder.close();
  const original: typeof folder.writeFile = Reflect.get(prototype, 'writeFile');
  let written = 0;
  vi.spyOn(prototype, 'writeFile').mockImplementation(async function write(this: typeof folder, ...given) {
    if (written >= files) {
      await original.call(this, 'half');
      throw noSpace();
    }
    written += 1;
    return original.apply(this, given);
  });
  return { written: () => written };
}

/** Lets the database grow by so many pages of 4 KB. */
async function leavePages(database: Database, pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + pages}`).execute(database);
}

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('shuye.db'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const sentence = (folder: string): string =>
  `The disk that holds ${folder} is full; nothing was changed. Free some space on it and try again.`;

async function aLibrary() {
  const dataDir = await newFolder();
  const library = { database: await openDatabase({ dataDir }), files: folderStore(dataDir), nowMs: Date.now };
  await addBook(library, aRequest());
  const before = await filesOf(dataDir);
  const rows = () => library.database.selectFrom('book').selectAll().execute();
  return { library, dataDir, before, rows, rowsBefore: await rows() };
}

describe('an import on a full disk', () => {
  it('leaves the library as it was wherever the room ended, and names the folder', async () => {
    const { library, dataDir, before, rows, rowsBefore } = await aLibrary();
    const longer = aRequest({ chapters: ['早市', '木箱', '斗笠', '纸船'], title: '潮信续录' });
    const { written } = await leaveRoomFor(Infinity);
    const another = await aLibrary();
    await addBook(another.library, longer);
    await another.library.database.destroy();
    const files = written() - before.length - 1;
    vi.restoreAllMocks();

    for (let room = 0; room < files; room++) {
      await leaveRoomFor(room);
      const failure = await addBook(library, longer).catch((error: unknown) => error);
      vi.restoreAllMocks();
      expect(describeFailure(failure)).toBe(sentence(dataDir));
      expect(await filesOf(dataDir)).toEqual(before);
      expect(await rows()).toEqual(rowsBefore);
    }
    expect(files).toBeGreaterThan(5);
    expect((await addBook(library, longer)).change).toBe('updated');
    await library.database.destroy();
  });

  it('leaves no files of a book whose rows find no room', async () => {
    const { library, dataDir, before, rows, rowsBefore } = await aLibrary();
    await leavePages(library.database, 1);
    const many = aRequest({ chapters: Array.from({ length: 400 }, (_, at) => `第${at}章`), title: '长夜' });
    await expect(addBook(library, many)).rejects.toThrow(sentence(dataDir));
    expect(await filesOf(dataDir)).toEqual(before);
    expect(await rows()).toEqual(rowsBefore);
    await leavePages(library.database, 10_000);
    expect((await addBook(library, many)).change).toBe('updated');
    await library.database.destroy();
  });
});

describe('a gateway whose disk is full', () => {
  const write = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const feedback = (words: string) => ({ ...write, body: new URLSearchParams({ words }).toString() });

  it('says so to readers and once to its operator, stores nothing, and goes on once there is room [F21]', async () => {
    const { parts, log } = await startTestGateway();
    const dataDir = await newFolder();
    const database = await openDatabase({ dataDir });
    const gateway = createGateway({ ...parts, database, dataDir });
    await leavePages(database, 0);
    const words = '想看《山中灯火》续集'.repeat(40);
    const full = async () => {
      for (let sent = 0; sent < 50; sent++) {
        const answer = await gateway.request('/feedback', feedback(`${sent}${words}`));
        if (answer.status !== 303) return { sent, answer };
      }
      return expect.unreachable('there was room all the time');
    };
    const { sent, answer } = await full();
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({ state: 507, message: messages.serverDiskFull });
    expect((await gateway.request('/feedback', feedback(words))).status).toBe(507);
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([expect.stringContaining(sentence(dataDir))]);
    expect(await database.selectFrom('feedback').select('words').execute()).toHaveLength(sent);

    await leavePages(database, 1000);
    expect((await gateway.request('/feedback', feedback(words))).status).toBe(303);
    await database.destroy();
  });

  it('hears why a change failed whose transaction the database took back itself', async () => {
    const database = await openDatabase({ dataDir: await newFolder() });
    const failed = inTransaction(database, async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    await expect(failed).rejects.toThrow('database or disk is full');
    await database.destroy();
  });

  it('leaves no empty key that a later start would take for its own', async () => {
    const dataDir = await newFolder();
    const original = fs.writeFileSync;
    vi.spyOn(fs, 'writeFileSync').mockImplementation((file, _key, options) => {
      original(file, '', options);
      throw noSpace();
    });
    syncBuiltinESMExports();
    expect(() => loadSecretKey(dataDir)).toThrow('ENOSPC');
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    expect(loadSecretKey(dataDir).length).toBeGreaterThanOrEqual(32);
  });
});

it('a backup on a full disk names the folder that it was written to, and leaves nothing there', async () => {
  const { library, dataDir } = await aLibrary();
  const target = join(await newFolder(), 'backups/today');
  await leaveRoomFor(2);
  await expect(makeBackup({ dataDir, target, nowMs: 0 })).rejects.toThrow(sentence(join(target, '..')));
  vi.restoreAllMocks();
  expect(await readdir(join(target, '..'))).toEqual([]);
  await library.database.destroy();
});

it('a full PostgreSQL is named as what it is', () => {
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(new FullDisk('/srv/shuye', cause).message).toContain('The disk of the PostgreSQL server is full');
});

it.each(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC'])(
  'a command that works on the database names the disk that is full, where it fails by %s',
  async (code) => {
    const dataDir = await newFolder();
    await (await openDatabase({ dataDir })).destroy();
    const full = () => Promise.reject(Object.assign(new Error('disk I/O error'), { code }));
    await expect(withDatabase({ SHUYE_DATA_DIR: dataDir }, full)).rejects.toThrow(sentence(dataDir));
  },
);
