import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImportFailure } from '@shuye/book-importer';
import { makeDataDir } from '../files/makeDataDir.ts';

const RETRY = 100;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether the process that wrote a lock still runs. */
function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function holder(path: string): Promise<number> {
  try {
    return Number(await readFile(path, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return Number.NaN;
    throw error;
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Runs one change of the library at a time, over all processes. A lock whose process is gone is taken over.
 * @param wait How long another change may take, in milliseconds.
 * @throws ImportFailure when another one still runs after that time.
 */
export async function withLibraryLock<T>(dataDir: string, change: () => Promise<T>, wait = 60_000): Promise<T> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'library.lock');
  for (let waited = 0; !(await take(path)); waited += RETRY) {
    const pid = await holder(path);
    if (!Number.isNaN(pid) && !isAlive(pid)) await rm(path, { force: true });
    else if (waited >= wait) {
      throw new ImportFailure(
        `Another process (${pid}) is changing the library.`,
        `Wait for it, or remove ${path} if it is gone.`,
      );
    } else await pause(RETRY);
  }
  try {
    return await change();
  } finally {
    await rm(path, { force: true });
  }
}
