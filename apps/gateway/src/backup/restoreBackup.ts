import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveDurably, syncFolder } from '../files/writeDurably.ts';
import { FullDisk, isDiskFull } from '../files/FullDisk.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { BackupFailure } from './BackupFailure.ts';
import { checkBackup } from './checkBackup.ts';
import { copyFileDurably } from './copyFileDurably.ts';
import type { Manifest } from './Manifest.ts';

interface Task {
  source: string;
  /** Where it is brought back to: a folder that does not exist, or is empty. */
  dataDir: string;
  onProgress?: (share: number) => void;
}

/**
 * Brings a backup back, after reading all of it. The data folder is there as a whole or not at all; one that holds
 * anything is left as it is.
 * @throws BackupFailure when the backup is damaged or the folder is in use.
 */
export async function restoreBackup({ source, dataDir, onProgress }: Task): Promise<Manifest> {
  if (existsSync(dataDir) && (await readdir(dataDir)).length > 0) {
    throw new BackupFailure(
      `${dataDir} is in use: stop the gateway and move this folder away, or set SHUYE_DATA_DIR to another one.`,
    );
  }
  const manifest = await checkBackup(source);
  const partial = `${dataDir}.partial`;
  await rm(partial, { recursive: true, force: true });
  makeFolder(partial);
  try {
    const folders = new Set([partial]);
    for (const [at, { path, sha256 }] of manifest.files.entries()) {
      const copy = join(partial, path);
      if (!folders.has(dirname(copy))) await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
      folders.add(dirname(copy));
      const written = await copyFileDurably(join(source, path), copy);
      if (written.sha256 !== sha256) throw new BackupFailure(`The backup changed while it was read: ${path}.`);
      onProgress?.((at + 1) / manifest.files.length);
    }
    for (const touched of folders) await syncFolder(touched);
    if (existsSync(dataDir)) await rmdir(dataDir);
    await moveDurably(partial, dataDir);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw isDiskFull(error) ? new FullDisk(dirname(partial), error) : error;
  }
  return manifest;
}
