import { rmSync } from 'node:fs';
import { appendFile, mkdir, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { folderStore } from '../file-store/folderStore.ts';
import { checkLibrary } from '../library/checkLibrary.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { createDataFolder } from './testing/createDataFolder.ts';

let folder = '';
let library: Awaited<ReturnType<typeof createDataFolder>>['library'];
let target = '';

beforeEach(async () => {
  ({ folder, library } = await createDataFolder());
  target = join(folder, 'backup');
});
afterEach(async () => {
  await library.database.destroy();
  await rm(folder, { recursive: true });
});

const backup = () => makeBackup({ dataDir: library.dataDir, target, nowMs: 0 });
const restored = () => join(folder, 'restored');
const restore = () => restoreBackup({ source: target, dataDir: restored() });

describe('a backup', () => {
  it('of a folder in use comes back with every row and every file', async () => {
    await writeFile(join(library.dataDir, 'server.key'), 'secret', { mode: 0o600 });
    const { files } = await backup();
    expect(files.length).toBeGreaterThan(3);
    await restore();

    const database = await openDatabase({ dataDir: restored() });
    const check = await checkLibrary({ ...library, database, files: folderStore(restored()) });
    expect(check).toMatchObject({ books: 1, problems: [] });
    expect(await database.selectFrom('reading_time').selectAll().execute()).toHaveLength(1);
    expect((await stat(join(restored(), 'server.key'))).mode & 0o777).toBe(0o600);
    await database.destroy();
  });

  it('holds the rows of one moment while others are written', async () => {
    const backingUp = backup();
    for (let at = 2; at < 200; at += 1) {
      const user_id = String(at);
      await library.database.insertInto('reading_time').values({ user_id, seconds: 1, reported_at: 1 }).execute();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await backingUp;
    await restore();
    const database = await openDatabase({ dataDir: restored() });
    const rows = await database.selectFrom('reading_time').select('user_id').execute();
    const numbers = rows.map(({ user_id }) => Number(user_id)).sort((left, right) => left - right);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    await database.destroy();
  });

  it('is readable by the owner of the process alone', async () => {
    await backup();
    expect((await stat(target)).mode & 0o077).toBe(0);
    expect((await stat(join(target, 'shuye.db'))).mode & 0o777).toBe(0o600);
  });

  it('is not written over another one', async () => {
    await backup();
    await expect(backup()).rejects.toThrow(/exists already/);
  });

  it('needs something to copy', async () => {
    const nothing = makeBackup({ dataDir: join(folder, 'nowhere'), target, nowMs: 0 });
    await expect(nothing).rejects.toThrow(/holds no library/);
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('does not hold earlier backups in the data folder, unfinished imports or locks', async () => {
    const inside = join(library.dataDir, 'backups/one');
    await mkdir(join(library.dataDir, 'staging/1-1'), { recursive: true });
    await writeFile(join(library.dataDir, 'staging/1-1/x'), '');
    await makeBackup({ dataDir: library.dataDir, target: inside, nowMs: 0 });
    const { files } = await backup();
    expect(files.filter(({ path }) => /^(backups|staging)|lock|-wal|-shm/.test(path))).toEqual([]);
  });

  it.each(['mine', 'content/mine'])(
    'is refused as %s in the data folder: each later one would hold it',
    async (place) => {
      const { dataDir } = library;
      const inside = join(dataDir, place);
      await expect(makeBackup({ dataDir, target: inside, nowMs: 0 })).rejects.toThrow(
        `${inside} is in the data folder, where each later backup would copy it: name a folder outside, or one in ${join(dataDir, 'backups')}.`,
      );
      await expect(stat(inside)).rejects.toThrow('ENOENT');
    },
  );

  it('holds the own books of readers, and is not broken off where one is deleted meanwhile', async () => {
    for (const upload of ['kept', 'left']) await folderStore(library.dataDir).write(`spaces/${upload}/0.bin`, upload);
    const onProgress = () => rmSync(join(library.dataDir, 'spaces/left'), { recursive: true, force: true });
    const { files } = await makeBackup({ dataDir: library.dataDir, target, nowMs: 0, onProgress });
    expect(files.map(({ path }) => path).filter((path) => path.startsWith('spaces'))).toEqual(['spaces/kept/0.bin']);
    await restore();
    expect(String(await folderStore(restored()).read('spaces/kept/0.bin'))).toBe('kept');
  });

  it('of an installation with PostgreSQL holds the files only', async () => {
    const databaseUrl = 'postgres://shuye@localhost/shuye';
    const { database, files } = await makeBackup({ dataDir: library.dataDir, databaseUrl, target, nowMs: 0 });
    expect(database).toBe('postgres');
    expect(files.map(({ path }) => path)).not.toContain('shuye.db');
  });
});

describe('bringing a backup back', () => {
  it('leaves a folder alone that holds anything', async () => {
    await backup();
    const onto = restoreBackup({ source: target, dataDir: library.dataDir });
    await expect(onto).rejects.toThrow(/is in use: stop the gateway/);
    expect(await library.database.selectFrom('book').select('id').execute()).toHaveLength(1);
  });

  const damages: [string, (file: string) => Promise<void>, RegExp][] = [
    ['is changed', (file) => writeFile(file, 'x'), /is not as it was written/],
    ['is cut', (file) => truncate(file, 3), /is not as it was written/],
    ['is longer', (file) => appendFile(file, ' '), /is not as it was written/],
    ['is gone', (file) => rm(file), /is missing/],
  ];
  it.each(damages)('brings nothing back when one file %s', async (_, damage, sentence) => {
    const { files } = await backup();
    await damage(join(target, files.at(-1)?.path ?? ''));
    await expect(restore()).rejects.toThrow(sentence);
    expect(await readdir(folder)).not.toContain('restored');
    expect(await readdir(folder)).not.toContain('restored.partial');
  });

  it('takes no folder that is no backup', async () => {
    const other = restoreBackup({ source: library.dataDir, dataDir: restored() });
    await expect(other).rejects.toThrow(/is no backup/);
  });

  it('takes no manifest that leads out of its folder', async () => {
    await backup();
    const files = [{ path: '../data/shuye.db', bytes: 1, sha256: '' }];
    const manifest = { format: 1, createdAt: '', database: 'sqlite', files };
    await writeFile(join(target, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore()).rejects.toThrow(/outside itself/);
  });
});
