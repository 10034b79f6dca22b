import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@shuye/tooling/postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../database/openDatabase.ts';

export interface PostgresServer {
  /** With `{database}` where the name of a database belongs. */
  address: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Only where the tests run on PostgreSQL. */
    postgres?: PostgresServer;
  }
}

const TEMPLATE = 'all_tables';

export default async function startServer(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('There is no PostgreSQL to test with.');
  const { address, stop } = await startPostgres(bin);

  const client = new Client(address('postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const dataDir = await mkdtemp(join(tmpdir(), 'shuye-template-'));
  await (await openDatabase({ dataDir, databaseUrl: address(TEMPLATE) })).destroy();
  await rm(dataDir, { recursive: true });

  project.provide('postgres', { address: address('{database}'), template: TEMPLATE });
  return stop;
}
