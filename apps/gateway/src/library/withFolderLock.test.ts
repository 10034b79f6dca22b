import { existsSync } from 'node:fs';
import { chown, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processStart } from './processStart.ts';
import { withFolderLock } from './withFolderLock.ts';

const folder = () => mkdtemp(join(tmpdir(), 'shuye-lock-'));

describe('withFolderLock', () => {
  it('runs one change after the other', async () => {
    const dataDir = await folder();
    const steps: string[] = [];
    const change = (name: string) =>
      withFolderLock(dataDir, async () => {
        steps.push(`${name} begins`);
        await Promise.resolve();
        steps.push(`${name} ends`);
      });
    await Promise.all([change('one'), change('two')]);
    expect(new Set(steps.map((step) => step.slice(0, 3)))).toEqual(new Set(['one', 'two']));
    expect(steps[1]).toBe(`${steps[0]?.slice(0, 3)} ends`);
    expect(existsSync(join(dataDir, 'library.lock'))).toBe(false);
  });

  it('takes over what a process that is gone left behind', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'library.lock'), '999999999');
    expect(await withFolderLock(dataDir, () => Promise.resolve('done'))).toBe('done');
  });

  it('takes over a lock whose process number belongs to another process meanwhile', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'library.lock'), `${process.ppid} an-earlier-boot/1`);
    expect(await withFolderLock(dataDir, () => Promise.resolve('done'), 0)).toBe('done');
  });

  it('waits for the process that wrote the lock as long as it runs', async () => {
    const dataDir = await folder();
    const start = (await processStart(process.ppid)) ?? '';
    await writeFile(join(dataDir, 'library.lock'), `${process.ppid} ${start.replaceAll(' ', '_')}`);
    await expect(withFolderLock(dataDir, () => Promise.resolve(), 0)).rejects.toThrow('Another process');
  });

  it('takes over a lock that a crash left empty, but not one that is being written', async () => {
    const dataDir = await folder();
    const path = join(dataDir, 'library.lock');
    await writeFile(path, '');
    await expect(withFolderLock(dataDir, () => Promise.resolve(), 0)).rejects.toThrow('Another process');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    expect(await withFolderLock(dataDir, () => Promise.resolve('done'), 0)).toBe('done');
  });

  it('gives up when another process stays too long, and leaves its lock', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'library.lock'), String(process.ppid));
    await expect(withFolderLock(dataDir, () => Promise.resolve(), 0)).rejects.toThrow('Another process');
    expect(existsSync(join(dataDir, 'library.lock'))).toBe(true);
  });

  it('is open again after a failure', async () => {
    const dataDir = await folder();
    await expect(withFolderLock(dataDir, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await withFolderLock(dataDir, () => Promise.resolve(1))).toBe(1);
  });

  const isRoot = process.getuid?.() === 0;
  it.runIf(isRoot)(
    'writes nothing as another user than the one whose database it is, who could not read it',
    async () => {
      const dataDir = await folder();
      const database = join(dataDir, 'shuye.db');
      await writeFile(database, '');
      expect(await withFolderLock(dataDir, () => Promise.resolve('done'))).toBe('done');
      await chown(database, 65_534, 65_534);
      const change = withFolderLock(dataDir, () => Promise.resolve('done'));
      await expect(change).rejects.toThrow(`${database} belongs to user 65534, but this is user 0`);
      expect(existsSync(join(dataDir, 'library.lock'))).toBe(false);
    },
  );
});
