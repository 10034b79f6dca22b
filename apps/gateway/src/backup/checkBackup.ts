import { join, normalize, isAbsolute } from 'node:path';
import { isMissing } from '../files/isMissing.ts';
import { BackupFailure } from './BackupFailure.ts';
import { checkDatabase } from './checkDatabase.ts';
import { hashFile } from './hashFile.ts';
import { readManifest, type Manifest } from './Manifest.ts';

/** A manifest is not trusted: its paths must lead below its folder. */
const isInside = (path: string): boolean => !isAbsolute(path) && !normalize(path).startsWith('..');

/**
 * Reads a backup from its first to its last byte.
 * @throws BackupFailure naming the first file that is not as it was written.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { path, bytes, sha256 } of manifest.files) {
    if (!isInside(path)) throw new BackupFailure(`The backup names a file outside itself: ${path}.`);
    try {
      const found = await hashFile(join(folder, path));
      if (found.bytes !== bytes || found.sha256 !== sha256)
        throw new BackupFailure(`The backup is damaged: ${path} is not as it was written. Take another one.`);
    } catch (error) {
      if (!isMissing(error)) throw error;
      throw new BackupFailure(`The backup is damaged: ${path} is missing. Take another one.`, { cause: error });
    }
  }
  if (manifest.database === 'sqlite') checkDatabase(join(folder, 'shuye.db'));
  return manifest;
}
