import { errorCode } from './errorCode.ts';

/**
 * The system, a quota, SQLite and PostgreSQL each say it in a way of their own; SQLite otherwise where it is the file that
 * its processes share (`-shm`) that cannot grow.
 */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100']);
const POSTGRES_FULL = '53100';

/** A change that found no room, told to the operator in one sentence. */
export class FullDisk extends Error {
  override readonly name = 'FullDisk';
  readonly #folder: string;

  /**
   * @param folder Where the change is stored, unless PostgreSQL holds it.
   * @param outcome What became of the change, as the middle of a sentence.
   */
  constructor(folder: string, cause: unknown, outcome = 'nothing was changed') {
    const place = errorCode(cause) === POSTGRES_FULL ? 'of the PostgreSQL server' : `that holds ${folder}`;
    super(`The disk ${place} is full; ${outcome}. Free some space on it and try again.`, { cause });
    this.#folder = folder;
  }

  /** The same of a larger change, of which this was a part. */
  within(outcome: string): FullDisk {
    return new FullDisk(this.#folder, this.cause, outcome);
  }
}

export const isDiskFull = (error: unknown): boolean => error instanceof FullDisk || FULL.has(errorCode(error));

/** Runs a change of what a folder holds. @throws FullDisk when there is no room for it, else what `change` throws. */
export async function reportFullDisk<T>(folder: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    throw isDiskFull(error) && !(error instanceof FullDisk) ? new FullDisk(folder, error) : error;
  }
}
