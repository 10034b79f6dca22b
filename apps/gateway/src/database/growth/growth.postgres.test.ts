import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { askEveryCall } from '../../testing/askEveryCall.ts';
import { askEveryRefusal } from '../../testing/askEveryRefusal.ts';
import { openTestFiles } from '../../testing/files/openTestFiles.ts';
import { clearSpaces } from '../../own-space/clearSpaces.ts';
import { newDatabase } from '../../testing/databases/lendPostgresDatabase.ts';
import { openTestDatabase } from '../../testing/databases/openTestDatabase.ts';
import { queryLog } from '../../testing/databases/queryLog.ts';
import { parseRetentionConfig } from '../../config/retentionConfig.ts';
import { createPatience } from '../../patience/createPatience.ts';
import { withPatience } from '../../patience/currentPatience.ts';
import { prune } from '../../retention/prune.ts';
import { openPostgres, watchedDatabase } from '../openDatabase.ts';
import type { Database } from '../schema/Database.ts';
import { fillReaderTables } from './fillReaderTables.ts';
import { scansOf } from './scansOf.ts';

const isDeep = Boolean(process.env['SHUYE_DEEP']);
/** Rows of each table, ten for a reader. Deep: a million readers, ten of each of their rows on the shelf. */
const amounts = isDeep
  ? { readers: 1_000_000, rows: 1_000_000, shelf: 10_000_000 }
  : { readers: 2000, rows: 20_000, shelf: 20_000 };
const PATIENCE_MS = isDeep ? 3_600_000 : 80_000;

let database: Database;

beforeAll(async () => {
  const server = inject('postgres');
  if (server === undefined) throw new Error('there is no PostgreSQL');
  database = watchedDatabase(openPostgres(await newDatabase(server, server.template), () => undefined));
  await fillReaderTables(database, amounts);
}, PATIENCE_MS);
afterAll(() => database.destroy());

const isExplained = (text: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

/** What the gateway asks while it answers every call and every refusal, and while it deletes what is old. */
async function askedOfPostgres(): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  queryLog.texts = texts;
  try {
    const states = await askEveryCall();
    const failed = [...states].filter(([, state]) => ![0, 200].includes(state));
    expect(failed).toEqual([]);
    await askEveryRefusal();
    await clearSpaces(await openTestDatabase(), await openTestFiles(), Date.now());
    const empty = await openTestDatabase();
    const pruning = { database: empty, retention: parseRetentionConfig({}), nowMs: Date.now() };
    await withPatience(createPatience({ ms: 60_000 }), () => prune(pruning));
  } finally {
    queryLog.texts = undefined;
  }
  return texts;
}

describe('tables that grow with readers', () => {
  it('are never read from beginning to end, whatever is asked', { timeout: PATIENCE_MS }, async () => {
    const texts = [...(await askedOfPostgres())].filter(isExplained);
    const found: string[] = [];
    for (const text of texts) {
      const scanned = await scansOf(database, text).catch((error: unknown) => [String(error)]);
      found.push(...scanned.map((table) => `${table}: ${text}`));
    }
    expect(texts.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});
