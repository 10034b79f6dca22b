import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import { namesIn } from '../../testing/files/namesIn.ts';
import { openTestFiles } from '../../testing/files/openTestFiles.ts';
import type { Library } from '../Library.ts';

/** Milliseconds: the clock of a library in tests. */
export const NOW = 1_790_000_000_000;

export async function createTestLibrary(): Promise<Library & { names: () => Promise<string[]> }> {
  const files = await openTestFiles();
  return {
    files,
    database: await openTestDatabase(),
    nowMs: () => NOW,
    names: async () => {
      const names = await Promise.all(['content', 'covers', 'staging'].map((folder) => namesIn(files, folder)));
      return names.flat();
    },
  };
}
