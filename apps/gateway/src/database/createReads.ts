import type { Database } from './schema/Database.ts';

/** How long a replica may know less than the database that it copies, in milliseconds. */
const MAX_LAG_MS = 5000;
/** How long it is left alone after a failure, in milliseconds. */
const PAUSE_MS = 5000;

/**
 * Where answers are read that all readers share (`cacheResponses`, and nothing else): they may be seconds old, and hold
 * nothing of money, rights or what a reader wrote.
 */
export interface Reads {
  /** The replica where it answers and keeps up, else the database itself. */
  source: () => Database;
  /** Whether a read that failed is worth asking of the database itself: it was the replica's, which is left alone for a while. */
  giveUp: (source: Database) => boolean;
  /** Whether there is a replica, and the database itself is read instead. */
  isLeftAlone?: () => boolean;
}

interface ReadsOptions {
  replica?: Database | undefined;
  tell: (message: string, cause?: unknown) => void;
  clock?: () => number;
}

export function createReads(
  database: Database,
  { replica, tell, clock = () => performance.now() }: ReadsOptions,
): Reads {
  if (replica === undefined) return { source: () => database, giveUp: () => false };
  let pausedUntilMs = 0;
  let behindSinceMs: number | undefined;
  let isTold = false;

  const isBehind = (): boolean => {
    if (replica.libraryCache?.shared?.() === database.libraryCache?.shared?.()) behindSinceMs = undefined;
    else behindSinceMs ??= clock();
    return behindSinceMs !== undefined && clock() - behindSinceMs > MAX_LAG_MS;
  };
  const tellOnce = (isUsed: boolean): void => {
    if (isTold === !isUsed) return;
    isTold = !isUsed;
    tell(isUsed ? 'the replica is read again' : 'the replica fails or is too far behind: the database is read instead');
  };

  return {
    source: () => {
      const isUsed = clock() >= pausedUntilMs && !isBehind();
      tellOnce(isUsed);
      return isUsed ? replica : database;
    },
    giveUp: (source) => {
      if (source !== replica) return false;
      pausedUntilMs = clock() + PAUSE_MS;
      tellOnce(false);
      return true;
    },
    isLeftAlone: () => isTold,
  };
}
