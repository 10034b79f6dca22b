import { sql } from 'kysely';
import type { Database } from '../schema/Database.ts';

/** What is remembered of a PostgreSQL that other processes change is never older, in milliseconds. */
const MAX_AGE_MS = 1000;
const POLL_MS = 400;

const QUESTION = sql<{ version: string; rows: number }>`
  select concat_ws('.', (select min(id) from installation), count(*), max(txid)) as version, count(*) as rows
  from library_change`;

/** Rows that are counted each time. */
const MAX_ROWS = 2000;
/** The latest stay. Every version ends with it, which costs what a change costs. */
const prune = sql`
  delete from library_change
  where txid < (select txid from library_change order by txid desc limit 1 offset 100)`;

export interface FollowedVersion {
  /** Stays the same as long as no process changes the library; where that is not known, for a second. */
  external: () => string;
  /** The number that all gateways share; undefined where it was not asked within a second. */
  shared: () => string | undefined;
  /** This process has changed the library: what was asked before no longer holds. */
  changed: () => void;
  /** Asks for the number again and again, until the function that it gives back is called. */
  follow: (database: Database) => () => void;
}

/** Follows the number of the library's changes that a PostgreSQL counts. */
export function followVersion(clock = () => performance.now()): FollowedVersion {
  let last: { version: string; askedAtMs: number; changes: number } | undefined;
  let changes = 0;
  const shared = (): string | undefined =>
    last !== undefined && last.changes === changes && clock() - last.askedAtMs < MAX_AGE_MS ? last.version : undefined;

  const ask = async (database: Database): Promise<void> => {
    const asked = { askedAtMs: clock(), changes };
    try {
      const [row] = (await QUESTION.execute(database)).rows;
      last = row && { ...asked, version: row.version };
      if (row !== undefined && row.rows > MAX_ROWS) await prune.execute(database);
    } catch {
      // Whoever asks for an answer next hears of it; until then versions end after a second, as if nothing were followed.
      last = undefined;
    }
  };

  return {
    shared,
    changed: () => {
      changes += 1;
    },
    external: () => shared() ?? `at ${Math.floor(clock() / MAX_AGE_MS)}`,
    follow: (database) => {
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      const turn = async (): Promise<void> => {
        await ask(database);
        if (!isStopped) timer = setTimeout(() => void turn(), POLL_MS).unref();
      };
      void turn();
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
