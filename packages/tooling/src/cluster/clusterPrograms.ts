import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPostgres } from '../postgres/findPostgres.ts';
import { StartFailure } from '../product/waitForHttp.ts';
import { findProgram, SYSTEM } from './findProgram.ts';

export interface ClusterPrograms {
  postgres: string;
  redis: string;
  haproxy: string;
  /** Starts a program that ends with its parent, as another user where need be. */
  setpriv: string;
}

/** Its programs lie beside each other; what is on `PATH` may be links to some of them. */
const folderOf = (bin: string | undefined): string | undefined => bin && dirname(realpathSync(join(bin, 'postgres')));

/** @throws StartFailure with one sentence that names all missing programs and how they are installed. */
export function clusterPrograms(env: NodeJS.ProcessEnv = process.env, system = SYSTEM): ClusterPrograms {
  const found = {
    postgres: folderOf(findPostgres(env)),
    redis: findProgram('redis-server', env, system),
    haproxy: findProgram('haproxy', env, system),
    setpriv: findProgram('setpriv', env, system),
  };
  const packages = { postgres: 'postgresql', redis: 'redis-server', haproxy: 'haproxy', setpriv: 'util-linux' };
  const missing = Object.entries(found).flatMap(([name, path]) =>
    path === undefined ? [name as keyof typeof found] : [],
  );
  if (missing.length > 0) {
    throw new StartFailure(
      `A cluster needs ${missing.join(', ')}: on Debian \`apt-get install ${missing.map((name) => packages[name]).join(' ')}\`.`,
    );
  }
  return found as ClusterPrograms;
}
