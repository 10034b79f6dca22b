import type { CompiledQuery } from 'kysely';
import type { Database } from './schema/Database.ts';

/**
 * The rows of a compiled query. An embedded database answers at once, which costs less than waiting for a turn among
 * other queries; inside a transaction, and over a network, the query waits as any other.
 */
export async function queryRows<Row>(database: Database, query: CompiledQuery<Row>): Promise<readonly Row[]> {
  const rows = database.queryNow?.(query);
  return rows === undefined ? (await database.executeQuery(query)).rows : (rows as Row[]);
}
