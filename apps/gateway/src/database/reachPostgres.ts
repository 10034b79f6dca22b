import { sql, type Kysely } from 'kysely';
import { errorCode } from '../files/errorCode.ts';
import { Unavailable } from '../patience/Unavailable.ts';
import { ConfigError } from '../config/ConfigError.ts';

/** By the codes of Node and PostgreSQL, whose own words may repeat parts of the address. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its host and port',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  EHOSTUNREACH: 'its host does not answer',
  ETIMEDOUT: 'its host does not answer',
  ERR_INVALID_URL: 'its address cannot be read, where letters such as / # ? of a password must be encoded',
  '28000': 'it refuses the user or the password',
  '28P01': 'it refuses the user or the password',
  '3D000': 'it has no such database',
  '42501': 'its user may not use the database',
  '53300': 'it has no connection left',
  '57P03': 'it is not ready yet',
};

/**
 * Waits for the first answer of a PostgreSQL.
 * @throws ConfigError in one sentence that holds nothing of the address, which has a password in it.
 */
export async function reachPostgres<Tables>(database: Kysely<Tables>): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (cause) {
    const code = errorCode(cause instanceof Unavailable ? cause.cause : cause);
    const reason = REASONS[code] ?? 'no connection to it can be made';
    const shown = code === '' ? '' : ` (${code})`;
    throw new ConfigError(`DATABASE_URL names a PostgreSQL that cannot be used: ${reason}${shown}.`);
  }
}
