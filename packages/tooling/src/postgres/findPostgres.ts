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

/** Looks at `POSTGRES_BIN`, then `PATH`, then Debian's newest version. @returns The folder; undefined without one. */
export function findPostgres(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['POSTGRES_BIN'];
  const folders = given ? [given] : [...(env['PATH'] ?? '').split(delimiter).filter(Boolean), ...debianFolders()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
