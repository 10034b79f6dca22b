import { readdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import type { Library } from '../Library.ts';

/** Milliseconds: the clock of a library in tests. */
export const NOW = 1_790_000_000_000;

/** An empty library in a fresh folder, its rows in memory. */
export async function createTestLibrary(): Promise<Library & { files: () => Promise<string[]> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shuye-library-'));
  return {
    dataDir,
    database: await openTestDatabase(),
    nowMs: () => NOW,
    /** All files of the data folder, by their paths in it. */
    files: async () => {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
        .sort();
    },
  };
}
