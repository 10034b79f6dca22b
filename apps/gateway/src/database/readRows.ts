import type { CompiledQuery } from 'kysely';
import type { Database } from './schema/Database.ts';

/** Rows of a question that changes nothing; undefined while a change is half done, which nobody else may see. */
export type ReadAtOnce = (query: CompiledQuery) => unknown[] | undefined;

const readers = new WeakMap<Database, ReadAtOnce>();

export const readsAtOnce = (database: Database, read: ReadAtOnce): void => void readers.set(database, read);

/**
 * The rows of a compiled question. A database of this process answers it at once, without a turn among others that costs
 * more than the answer; inside a transaction, and over a network, it is asked as ever.
 */
export async function readRows<Row>(database: Database, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  const atOnce = readers.get(database)?.(query);
  return atOnce === undefined ? (await database.executeQuery(query)).rows : (atOnce as Row[]);
}
