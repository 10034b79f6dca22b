import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../config/ConfigError.ts';
import { openDatabase } from './openDatabase.ts';

const address = inject('postgres')?.address ?? '';
let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shuye-refused-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('a PostgreSQL that refuses says why in one sentence without the address', () => {
  it.each([
    ['the database', address.replace('{database}', 'nowhere'), 'it has no such database (3D000)'],
    [
      'the user',
      address.replace('{database}', 'postgres').replace(/\/\/[^@]+@/, '//stranger:hunter2@'),
      'it refuses the user or the password (28000)',
    ],
  ])('where %s is not there', async (_, databaseUrl, reason) => {
    await expect(openDatabase({ dataDir, databaseUrl })).rejects.toEqual(
      new ConfigError(`DATABASE_URL names a PostgreSQL that cannot be used: ${reason}.`),
    );
  });

  const asOwner = async (database: string, ...statements: string[]): Promise<void> => {
    const client = new Client({ connectionString: address.replace('{database}', database) });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  it('where its encoding has no Chinese', async () => {
    await asOwner('postgres', "create database latin encoding 'LATIN1' locale 'C' template template0");
    await expect(openDatabase({ dataDir, databaseUrl: address.replace('{database}', 'latin') })).rejects.toEqual(
      new ConfigError('DATABASE_URL names a PostgreSQL that cannot be used: its encoding is LATIN1, but must be UTF8.'),
    );
    await asOwner('postgres', 'drop database latin');
  });

  it('where its user may not make tables', async () => {
    await asOwner('postgres', 'create database foreign_tables', 'create role guest login');
    const databaseUrl = address.replace('{database}', 'foreign_tables').replace(/\/\/[^@]+@/, '//guest@');
    await asOwner('foreign_tables', 'revoke create on schema public from public');
    await expect(openDatabase({ dataDir, databaseUrl })).rejects.toEqual(
      new ConfigError(
        'DATABASE_URL names a PostgreSQL that cannot be used: its user may not make tables in it, and should own it.',
      ),
    );
    await asOwner('postgres', 'drop database foreign_tables', 'drop role guest');
  });
});
