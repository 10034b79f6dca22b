import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Redis' server program: the one of `REDIS_BIN`, else the first on `PATH`.
 * @returns undefined where there is none.
 */
export function findRedis(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['REDIS_BIN'];
  if (given) return existsSync(given) ? given : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}
