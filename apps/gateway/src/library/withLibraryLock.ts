import { ImportFailure } from '@shuye/book-importer';
import { withAdvisoryLock } from '../database/withAdvisoryLock.ts';
import type { Library } from './Library.ts';
import { withFolderLock } from './withFolderLock.ts';

/** How long another change may take, in milliseconds. */
const WAIT_MS = 60_000;

/**
 * Runs one change of the library at a time: over all processes of the machine where a folder holds the files, and over all
 * machines where PostgreSQL holds the rows.
 * @throws ImportFailure when another one still runs after a minute.
 */
export function withLibraryLock<T>(
  { database, files }: Pick<Library, 'database' | 'files'>,
  change: () => Promise<T>,
  waitMs = WAIT_MS,
): Promise<T> {
  const onAllMachines = (): Promise<T> =>
    withAdvisoryLock(database, 'library', change, {
      waitMs,
      whenTaken: () =>
        new ImportFailure('Another machine is changing the library.', 'Wait for it; its lock ends with its process.'),
    });
  return files.folder === undefined ? onAllMachines() : withFolderLock(files.folder, onAllMachines, waitMs);
}
