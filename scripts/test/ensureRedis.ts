import { findRedis } from '@shuye/tooling/redis';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { isDebianRoot } from './installPackages.ts';
import { installServer } from './installServer.ts';

const LEFT_OUT = "the gateway's tests with Redis and an object store did not run";

/**
 * Looks for a Redis for the tests and, on Debian as root, installs Debian's own.
 * @returns What the report must say when there is none.
 */
export async function ensureRedis(group: ProcessGroup): Promise<string | undefined> {
  if (findRedis() !== undefined) return undefined;
  if (process.env['REDIS_BIN'])
    return `REDIS_BIN names ${process.env['REDIS_BIN']}, which is no Redis server: ${LEFT_OUT}.`;
  if (!isDebianRoot())
    return `There is no Redis here: ${LEFT_OUT}. Install one (Debian and Ubuntu: the package redis-server), or set REDIS_BIN to its program.`;
  console.log('Installing redis-server ...');
  const failure = await installServer(group, 'redis-server');
  if (failure === undefined && findRedis() !== undefined) return undefined;
  return `Redis could not be installed, so that ${LEFT_OUT}:\n${failure ?? ''}`;
}
