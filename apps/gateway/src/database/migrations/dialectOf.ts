import { SqliteAdapter, type Kysely, type Transaction } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** Which database answers: only this folder needs to know. */
export const dialectOf = <Tables>(database: Kysely<Tables> | Transaction<Tables>): Dialect =>
  database.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
