import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ImportFailure } from '@shuye/book-importer';
import { errorCode } from '../files/errorCode.ts';
import { isMissing } from '../files/isMissing.ts';
import { makeDataDir } from '../files/makeDataDir.ts';
import { processStart } from './processStart.ts';
import { rejectOtherOwner } from './rejectOtherOwner.ts';

const RETRY_MS = 100;
/** An empty lock is being written, or was left by a crash. */
const WRITING_MS = 5000;

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** What a lock says; undefined where there is none. */
async function readLock(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const pidOf = (lock: string): number => Number(lock.split(' ', 1)[0]);

/** Whether the process that wrote a lock still runs, and not a later one of the same number. */
async function isHeld(path: string, lock: string): Promise<boolean> {
  if (lock === '') {
    const written = await stat(path).catch(() => undefined);
    return written === undefined || Date.now() - written.mtimeMs < WRITING_MS;
  }
  const pid = pidOf(lock);
  if (!isAlive(pid)) return false;
  const begun = lock.split(' ')[1];
  const begins = await processStart(pid);
  return begun === undefined || begins === undefined || begun === begins.replaceAll(' ', '_');
}

async function take(path: string): Promise<boolean> {
  const begun = await processStart(process.pid);
  let file: FileHandle;
  try {
    file = await open(path, 'wx', 0o600);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    await file.writeFile([process.pid, ...(begun === undefined ? [] : [begun.replaceAll(' ', '_')])].join(' '));
    return true;
  } catch (error) {
    // Without room on the disk there is a lock all the same, which nobody could tell from one that is held.
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Removes the lock that was found stale, unless another process has taken it over meanwhile. */
async function removeStale(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === stale) await rm(aside);
  else await rename(aside, path);
}

/**
 * Runs one change of a data folder's library at a time, over all processes of a machine. A lock whose process is gone is
 * taken over.
 * @param wait How long another change may take, in milliseconds.
 * @throws ImportFailure when another one still runs after that time, or what is written would belong to another user than
 * the database.
 */
export async function withFolderLock<T>(dataDir: string, change: () => Promise<T>, wait = 60_000): Promise<T> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'library.lock');
  for (let waited = 0; !(await take(path)); waited += RETRY_MS) {
    const lock = await readLock(path);
    if (lock !== undefined && !(await isHeld(path, lock))) await removeStale(path, lock);
    else if (waited >= wait) {
      throw new ImportFailure(
        `Another process (${pidOf(lock ?? '')}) is changing the library.`,
        `Wait for it, or remove ${path} if it is gone.`,
      );
    } else await pause(RETRY_MS);
  }
  try {
    await rejectOtherOwner(dataDir, path);
    return await change();
  } finally {
    await rm(path, { force: true });
  }
}
