import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Looks at `REDIS_BIN`, then `PATH`. @returns The server program; undefined without one. */
export function findRedis(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['REDIS_BIN'];
  if (given) return existsSync(given) ? given : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'redis-server')).find((program) => existsSync(program));
}
