import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
});
