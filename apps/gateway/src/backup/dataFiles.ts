import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Where backups lie unless another place is named. */
export const BACKUPS = 'backups';

/** What lives in a data folder for a moment only, and what is copied in a way of its own. */
const LEFT_OUT = new Set([BACKUPS, 'staging', 'library.lock', 'shuye.db', 'shuye.db-wal', 'shuye.db-shm']);

/** Paths of the files that a backup copies as they are, in a fixed order. */
export async function dataFiles(dataDir: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !LEFT_OUT.has(path.split('/')[0] ?? ''))
    .sort();
}
