import { openPostgres, watchedDatabase } from './openDatabase.ts';
import type { Database } from './schema/Database.ts';

/** Opens a replica where one is configured: it may be away now, and changes nothing there. */
export const openReplica = (
  address: string | undefined,
  tell: (message: string, cause?: unknown) => void,
): Database | undefined =>
  address === undefined
    ? undefined
    : watchedDatabase(openPostgres(address, (error) => tell('a connection to the replica was lost', error)));
