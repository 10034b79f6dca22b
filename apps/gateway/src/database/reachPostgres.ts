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
  '28000': 'it refuses the user or the password',
  '28P01': 'it refuses the user or the password',
  '3D000': 'it has no such database',
  '42501': 'its user may not use the database',
  '53300': 'it has no connection left',
  '57P03': 'it is not ready yet',
  ENOENT: 'a file that its address names is not there',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  CERT_HAS_EXPIRED: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

/** In brackets: the code, or what the driver says of itself, which never names the address. */
function detailOf(cause: unknown): string {
  const detail = errorCode(cause) || (cause instanceof Error ? cause.message : '');
  return detail === '' ? '' : ` (${detail})`;
}

const refused = (reason: string): ConfigError =>
  new ConfigError(`DATABASE_URL names a PostgreSQL that cannot be used: ${reason}.`);

interface Answer {
  encoding: string;
  mayCreate: boolean;
}

async function ask<Tables>(database: Kysely<Tables>): Promise<Answer> {
  try {
    const { rows } = await sql<Answer>`
      select current_setting('server_encoding') as "encoding",
        coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`.execute(database);
    return rows[0] ?? { encoding: 'none', mayCreate: false };
  } catch (error) {
    const cause = error instanceof Unavailable ? error.cause : error;
    throw refused(`${REASONS[errorCode(cause)] ?? 'no connection to it can be made'}${detailOf(cause)}`);
  }
}

/**
 * Waits for the first answer of a PostgreSQL, and sees whether tables can be made in it that hold Chinese.
 * @throws ConfigError in one sentence that holds nothing of the address, which has a password in it.
 */
export async function reachPostgres<Tables>(database: Kysely<Tables>): Promise<void> {
  const { encoding, mayCreate } = await ask(database);
  if (encoding !== 'UTF8') throw refused(`its encoding is ${encoding}, but must be UTF8`);
  if (!mayCreate) throw refused('its user may not make tables in it, and should own it');
}
