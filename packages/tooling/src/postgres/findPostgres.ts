import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian keeps each major version apart. */
const DEBIAN = '/usr/lib/postgresql';

const debianFolders = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((left, right) => Number(right) - Number(left))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];

/**
 * The folder with PostgreSQL's server programs: the one of `POSTGRES_BIN`, else on `PATH`, else Debian's newest.
 * @returns undefined where there is none.
 */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['POSTGRES_BIN'];
  const folders = given ? [given] : [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...debianFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
