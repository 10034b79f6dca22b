import { findPostgres } from '@shuye/tooling/postgres';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { installPackages, isDebianRoot } from './installPackages.ts';
import { postgresNeed } from './postgresNeed.ts';

/**
 * Looks for a PostgreSQL for the tests and, on Debian as root, installs Debian's own.
 * @returns What the report must say when there is none: half of the gateway's tests is then not run.
 */
export async function ensurePostgres(group: ProcessGroup): Promise<string | undefined> {
  const need = postgresNeed({
    given: process.env['POSTGRES_BIN'] || undefined,
    found: findPostgres() !== undefined,
    isDebianRoot: isDebianRoot(),
  });
  if (need === 'nothing') return undefined;
  if (need !== 'install') return need.note;
  console.log('Installing postgresql ...');
  // The package would make and start a server of its own, which the tests have no use for.
  const failure = await installPackages(
    group,
    'mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf && apt-get install -y --no-install-recommends postgresql',
  );
  if (failure === undefined && findPostgres() !== undefined) return undefined;
  return `PostgreSQL could not be installed, so that the gateway's tests ran on SQLite only:\n${failure ?? ''}`;
}
