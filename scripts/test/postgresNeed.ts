export interface PostgresFacts {
  /** POSTGRES_BIN. */
  given: string | undefined;
  /** Whether there is one where it is looked for. */
  found: boolean;
  isDebianRoot: boolean;
}

const SQLITE_ONLY = "the gateway's tests ran on SQLite only";

/** What the tests still need to run on PostgreSQL too: nothing, an installation that can be done here, or the operator. */
export function postgresNeed({ given, found, isDebianRoot }: PostgresFacts): 'nothing' | 'install' | { note: string } {
  if (found) return 'nothing';
  if (given !== undefined)
    return { note: `POSTGRES_BIN names ${given}, which has no PostgreSQL server: ${SQLITE_ONLY}.` };
  if (isDebianRoot) return 'install';
  return {
    note: `There is no PostgreSQL here: ${SQLITE_ONLY}. Install one (Debian and Ubuntu: the package postgresql), or set POSTGRES_BIN to the folder of its programs.`,
  };
}
