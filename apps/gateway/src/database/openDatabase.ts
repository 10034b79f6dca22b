import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { bulkhead } from 'cockatiel';
import { Kysely, type Dialect } from 'kysely';
import type { Database, OneAtATime, SyncReader } from './schema/Database.ts';
import { makeDataDir } from '../files/makeDataDir.ts';
import { createLibraryCache } from './library/createLibraryCache.ts';
import { watchLibrary } from './library/watchLibrary.ts';
import { migrate } from './migrate.ts';
import { library } from './migrations/0001-library.ts';
import { discovery } from './migrations/0002-discovery.ts';
import { search } from './migrations/0003-search.ts';
import { accounts } from './migrations/0004-accounts.ts';
import { money } from './migrations/0005-money.ts';
import { shelf } from './migrations/0006-shelf.ts';
import { members } from './migrations/0007-members.ts';
import { idFloor } from './migrations/0008-id-floor.ts';
import { feedback } from './migrations/0009-feedback.ts';
import { codeCount } from './migrations/0010-code-count.ts';
import { sessionLogin } from './migrations/0011-session-login.ts';
import { openInFolder } from './openInFolder.ts';
import { codeOfBrowser } from './migrations/0012-code-of-browser.ts';
import { sessionDevice } from './migrations/0013-session-device.ts';
import { deviceSeen } from './migrations/0014-device-seen.ts';
import { autoBuy } from './migrations/0015-auto-buy.ts';
import { shelfGroups } from './migrations/0023-shelf-groups.ts';
import { textBookmarks } from './migrations/0025-text-bookmarks.ts';
import { longIds } from './migrations/0030-long-ids.ts';
import { expiries } from './migrations/0031-expiries.ts';
import { feedbackOfAccount } from './migrations/0033-feedback-of-account.ts';
import { eventDays } from './migrations/0032-event-days.ts';
import { ownSpace } from './migrations/0034-own-space.ts';
import { annotations } from './migrations/0017-annotations.ts';
import { readingDays } from './migrations/0018-reading-days.ts';
import { visits } from './migrations/0020-visits.ts';
import { libraryVersion } from './migrations/0021-library-version.ts';
import { restoreCopies } from './migrations/0022-restore-copies.ts';
import { followVersion, type FollowedVersion } from './library/followVersion.ts';
import { postgresDialect } from './postgres.ts';
import { reachPostgres } from './reachPostgres.ts';
import type { ConnectionCounts } from './schema/ConnectionCounts.ts';
import type { Tables } from './schema/Tables.ts';
import { externalDataVersion, openSqlite, readerOf, sqliteDialect } from './sqlite.ts';

/** In the order of their names; a migration that was released is never edited. */
const migrations = {
  '0001-library': library,
  '0002-discovery': discovery,
  '0003-search': search,
  '0004-accounts': accounts,
  '0005-money': money,
  '0006-shelf': shelf,
  '0007-members': members,
  '0008-id-floor': idFloor,
  '0009-feedback': feedback,
  '0010-code-count': codeCount,
  '0011-session-login': sessionLogin,
  '0012-code-of-browser': codeOfBrowser,
  '0013-session-device': sessionDevice,
  '0014-device-seen': deviceSeen,
  '0015-auto-buy': autoBuy,
  '0017-annotations': annotations,
  '0018-reading-days': readingDays,
  '0020-visits': visits,
  '0021-library-version': libraryVersion,
  '0022-restore-copies': restoreCopies,
  '0023-shelf-groups': shelfGroups,
  '0025-text-bookmarks': textBookmarks,
  '0030-long-ids': longIds,
  '0031-expiries': expiries,
  '0032-event-days': eventDays,
  '0033-feedback-of-account': feedbackOfAccount,
  '0034-own-space': ownSpace,
};

export interface DatabasePlace {
  dataDir: string;
  /** Address of a PostgreSQL; without one the data folder holds the database itself. */
  databaseUrl?: string | undefined;
}

interface OpenOptions {
  onLost?: (error: Error) => void;
  /** Called after each query, with its text without values and how long it took in milliseconds. */
  onQuery?: ((text: string, ms: number) => void) | undefined;
}

export const databaseFile = (dataDir: string): string => join(dataDir, 'shuye.db');

interface Opened {
  dialect: Dialect;
  /** The same as long as no other process changes the database. */
  externalVersion: () => number | string;
  /** A PostgreSQL counts the changes of all processes. */
  followed?: FollowedVersion;
  queryNow?: SyncReader;
  connections?: () => ConnectionCounts;
  oneAtATime?: OneAtATime;
}

export function openPostgres(address: string, onLost: (error: Error) => void): Opened {
  const dialect = postgresDialect(address, onLost);
  const followed = followVersion();
  const repetitions = bulkhead(1, Number.POSITIVE_INFINITY);
  return {
    dialect,
    externalVersion: followed.external,
    followed,
    connections: () => dialect.connections(),
    // What waits for its turn stays what its own caller asked for.
    oneAtATime: (work) => repetitions.execute(AsyncLocalStorage.bind(work)),
  };
}

export const openedSqlite = (sqlite: ReturnType<typeof openSqlite>): Opened => ({
  dialect: sqliteDialect(sqlite),
  externalVersion: externalDataVersion(sqlite),
  queryNow: readerOf(sqlite),
});

/** A database that caches what it reads of the library until the library changes. */
export function watchedDatabase(opened: Opened, onQuery?: OpenOptions['onQuery']): Database {
  const { dialect, externalVersion, followed, ...abilities } = opened;
  const { plugin, version } = watchLibrary(externalVersion, followed?.changed);
  const database = new Kysely<Tables>({
    dialect,
    plugins: [plugin],
    ...(onQuery ? { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) } : {}),
  });
  const libraryCache = createLibraryCache(version, followed?.shared);
  const follow = followed && { follow: () => followed.follow(database) };
  return Object.assign(database, { libraryCache, ...abilities, ...follow });
}

function openAt(place: DatabasePlace | 'memory', { onLost = () => undefined }: OpenOptions): Opened {
  if (place !== 'memory' && place.databaseUrl !== undefined) return openPostgres(place.databaseUrl, onLost);
  if (place !== 'memory') makeDataDir(place.dataDir);
  return openedSqlite(
    place === 'memory' ? openSqlite(':memory:') : openInFolder(place.dataDir, databaseFile(place.dataDir)),
  );
}

/** @throws Error of the first migration that failed: the tables stay as they were before it. */
export const migrateToLatest = (database: Database): Promise<void> => migrate(database, migrations);

/**
 * Opens PostgreSQL where it has an address, else the database of a data folder, or one in memory for tests, and brings
 * its tables up to date.
 * @throws ConfigError where the folder cannot be used or PostgreSQL not be reached; CorruptDatabase where the folder's
 * database was cut off; Error of the first migration that failed: the tables
 * stay as they were before it.
 */
export async function openDatabase(place: DatabasePlace | 'memory', options: OpenOptions = {}): Promise<Database> {
  let isOpen = false;
  // Until then nothing is lost: what is thrown says why it cannot be opened.
  const onLost = (error: Error): void => (isOpen ? options.onLost?.(error) : undefined);
  const database = watchedDatabase(openAt(place, { ...options, onLost }), options.onQuery);
  try {
    if (place !== 'memory' && place.databaseUrl !== undefined) await reachPostgres(database);
    await migrateToLatest(database);
    isOpen = true;
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
