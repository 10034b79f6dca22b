import type { CompiledQuery, Kysely } from 'kysely';
import type { Lookups } from './Lookups.ts';
import type { ConnectionCounts } from './ConnectionCounts.ts';
import type { Tables } from './Tables.ts';

/** Rows of a query that changes nothing, without waiting; undefined while a transaction is open. */
export type SyncReader = (query: CompiledQuery) => unknown[] | undefined;

/** Runs what it is given one after the other. */
export type OneAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/** What was read of the library alone, until the library changes. */
export interface LibraryCache {
  /** Identifies the state of the library: books, lists, comments, never what readers own. */
  version: () => string;
  /** The state's number that all processes know; undefined where none is kept, or it was not asked within a second. */
  shared?: () => string | undefined;
  /** The values that `loader` has read of the present version, by its own keys. */
  valuesOf: (loader: object) => Map<string, unknown>;
  /** How often a value was looked for. */
  lookups: Lookups;
}

/**
 * The database with what an opened one can do besides. A transaction can do neither: it sees what no other connection
 * sees.
 */
export interface Database extends Kysely<Tables> {
  /** Where the database is a server. */
  readonly connections?: () => ConnectionCounts;
  readonly queryNow?: SyncReader;
  readonly libraryCache?: LibraryCache;
  /** Where changes can meet: for those that did. */
  readonly oneAtATime?: OneAtATime;
  /** Begins to ask for the number of the library's state, until the function that it gives back is called. */
  readonly follow?: () => () => void;
}
