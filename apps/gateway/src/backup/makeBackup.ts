import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { databaseFile, type DatabasePlace } from '../database/openDatabase.ts';
import { requireLibrary } from '../database/requireLibrary.ts';
import { withFolderLock } from '../library/withFolderLock.ts';
import { moveDurably, syncFolder } from '../files/writeDurably.ts';
import { FullDisk, isDiskFull } from '../files/FullDisk.ts';
import { isMissing } from '../files/isMissing.ts';
import { SPACES } from '../file-store/spaceFolder.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { BackupFailure } from './BackupFailure.ts';
import { checkDatabase } from './checkDatabase.ts';
import { copyDatabase } from './copyDatabase.ts';
import { copyFileDurably } from './copyFileDurably.ts';
import { BACKUPS, dataFiles } from './dataFiles.ts';
import { hashFile } from './hashFile.ts';
import { writeManifest, type BackedUpFile, type Manifest } from './Manifest.ts';

interface Task extends DatabasePlace {
  /** Folder that must not exist yet. */
  target: string;
  nowMs: number;
  onProgress?: (share: number) => void;
}

/** Only the operator: the tables hold accounts, and the folder the key of the server. */
const OWNER_ONLY = 0o700;

/** @throws BackupFailure where the next backup would copy this one, as it does every other folder in the data folder. */
function rejectCopied(dataDir: string, target: string): void {
  const [first = ''] = relative(dataDir, target).split(sep);
  if (first === '..' || first === BACKUPS || isAbsolute(first)) return;
  throw new BackupFailure(
    `${target} is in the data folder, where each later backup would copy it: name a folder outside, or one in ${join(dataDir, BACKUPS)}.`,
  );
}

async function copyAll({ dataDir, databaseUrl, nowMs, onProgress }: Task, folder: string): Promise<Manifest> {
  const files: BackedUpFile[] = [];
  if (databaseUrl === undefined) {
    const copy = join(folder, 'shuye.db');
    await copyDatabase(databaseFile(dataDir), copy);
    checkDatabase(copy);
    files.push({ path: 'shuye.db', ...(await hashFile(copy)) });
  }
  // After the tables: what they name is there, unless its reader deletes it meanwhile.
  const paths = await dataFiles(dataDir);
  const folders = new Set<string>();
  for (const [at, path] of paths.entries()) {
    const copy = join(folder, path);
    if (!folders.has(dirname(copy))) await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    folders.add(dirname(copy));
    const copied = await copyFileDurably(join(dataDir, path), copy).catch((error: unknown) => {
      // A reader has deleted an own book meanwhile, which waits for no backup.
      if (path.startsWith(`${SPACES}/`) && isMissing(error)) return undefined;
      throw error;
    });
    if (copied) files.push({ path, ...copied });
    onProgress?.((at + 1) / paths.length);
  }
  for (const touched of folders) await syncFolder(touched);
  const database = databaseUrl === undefined ? 'sqlite' : 'postgres';
  return { format: 1, createdAt: new Date(nowMs).toISOString(), database, files };
}

/**
 * Copies everything that a data folder holds, while the gateway serves it: the tables as they are at one moment, and
 * all files of that moment, since no import runs meanwhile. The folder is there as a whole or not at all.
 * @throws ConfigError when there is nothing to copy, BackupFailure when something is in the way.
 */
export async function makeBackup(task: Task): Promise<Manifest> {
  const { dataDir, databaseUrl, target } = task;
  requireLibrary({ dataDir, databaseUrl });
  if (existsSync(target)) throw new BackupFailure(`${target} exists already: name another folder.`);
  rejectCopied(dataDir, target);
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  makeFolder(dirname(partial));
  await mkdir(partial, { mode: OWNER_ONLY });
  try {
    const manifest = await withFolderLock(dataDir, () => copyAll(task, partial));
    await writeManifest(partial, manifest);
    await moveDurably(partial, target);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw isDiskFull(error) ? new FullDisk(dirname(partial), error) : error;
  }
}
