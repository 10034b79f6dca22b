import { join } from 'node:path';
import { findPostgres, startPostgres, type RunningPostgres } from '@shuye/tooling/postgres';
import { Client } from 'pg';
import type { DatabasePlace } from '../src/database/openDatabase.ts';

export type Kind = 'sqlite' | 'postgres';

export const KINDS: readonly Kind[] = findPostgres() === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** Places with new databases of either kind; PostgreSQL is started when it is first asked for. */
export function newPlaces(folder: string) {
  let server: RunningPostgres | undefined;
  let made = 0;
  return {
    place: async (kind: Kind): Promise<DatabasePlace> => {
      made += 1;
      const dataDir = join(folder, `${kind}-${made}`);
      if (kind === 'sqlite') return { dataDir };
      server ??= await startPostgres(findPostgres() ?? '');
      const client = new Client(server.address('postgres'));
      await client.connect();
      await client.query(`create database place_${made}`);
      await client.end();
      return { dataDir, databaseUrl: server.address(`place_${made}`) };
    },
    close: async (): Promise<void> => server?.stop(),
  };
}
