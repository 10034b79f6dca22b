import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { collectAccountErrors } from '../../testing/collectAccountErrors.ts';
import {
  collectAutoBuyErrors,
  collectPaymentErrors,
  collectPurchaseErrors,
} from '../../testing/collectPurchaseErrors.ts';
import { collectShelfErrors } from '../../testing/collectShelfErrors.ts';
import { newDatabase } from '../../testing/databases/lendPostgresDatabase.ts';
import { startTestGateway } from '../../testing/startTestGateway.ts';
import { queryLog } from '../../testing/databases/queryLog.ts';
import { openPostgres, watchedDatabase } from '../openDatabase.ts';
import type { Database } from '../schema/Database.ts';
import { fillReaderTables } from './fillReaderTables.ts';
import { scansOf } from './scansOf.ts';

/** What a test itself asks, to bring about a state. */
const OF_TESTS = new Set(['update "identity" set "user_id" = $1']);

/** Rows of each table, ten for a reader: some ten million in all in a deep run. */
const ROWS = process.env['SHUYE_DEEP'] ? 400_000 : 20_000;
const READERS = ROWS / 10;
const PATIENCE_MS = 60_000 + ROWS;

let database: Database;

beforeAll(async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('there is no PostgreSQL');
  database = watchedDatabase(openPostgres(await newDatabase(server, server.template), () => undefined));
  await fillReaderTables(database, READERS, ROWS);
}, PATIENCE_MS);
afterAll(() => database.destroy());

describe('tables that grow with readers', () => {
  it('are never read from beginning to end for a reader', { timeout: PATIENCE_MS }, async () => {
    const texts = new Set<string>();
    queryLog.texts = texts;
    try {
      await collectAccountErrors();
      await collectShelfErrors(await startTestGateway());
      await collectPurchaseErrors();
      await collectAutoBuyErrors();
      await collectPaymentErrors();
    } finally {
      queryLog.texts = undefined;
    }
    const found: string[] = [];
    for (const text of texts) {
      if (OF_TESTS.has(text) || !/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) continue;
      const scanned = await scansOf(database, text).catch((error: unknown) => [String(error)]);
      found.push(...scanned.map((table) => `${table}: ${text}`));
    }
    expect(texts.size).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });
});
