import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLibraryLock } from './withLibraryLock.ts';

const folder = () => mkdtemp(join(tmpdir(), 'shuye-lock-'));

describe('withLibraryLock', () => {
  it('runs one change after the other', async () => {
    const dataDir = await folder();
    const steps: string[] = [];
    const change = (name: string) =>
      withLibraryLock(dataDir, async () => {
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
    expect(await withLibraryLock(dataDir, () => Promise.resolve('done'))).toBe('done');
  });

  it('gives up when another process stays too long, and leaves its lock', async () => {
    const dataDir = await folder();
    await writeFile(join(dataDir, 'library.lock'), String(process.ppid));
    await expect(withLibraryLock(dataDir, () => Promise.resolve(), 0)).rejects.toThrow('Another process');
    expect(existsSync(join(dataDir, 'library.lock'))).toBe(true);
  });

  it('is open again after a failure', async () => {
    const dataDir = await folder();
    await expect(withLibraryLock(dataDir, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await withLibraryLock(dataDir, () => Promise.resolve(1))).toBe(1);
  });
});
