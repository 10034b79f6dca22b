import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRetentionConfig } from '../config/retentionConfig.ts';
import { readerTables } from '../database/library/readerTables.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { insertAccount } from '../testing/insertAccount.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { prune } from './prune.ts';
import { EMPTY_COPY_TTL_MS, RESTORE_COPY_TTL_MS, retentionRules } from './retentionRules.ts';

const DAY_MS = 86_400_000;
const NOW = Math.floor(Date.now() / DAY_MS) * DAY_MS;

type Database = Awaited<ReturnType<typeof openTestDatabase>>;
type Table =
  | 'collected_event'
  | 'feedback'
  | 'idempotency'
  | 'login_code'
  | 'restore_copy'
  | 'restore_piece'
  | 'session';

const rows = async (database: Database, table: Table): Promise<number> => {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const pruneAt = (database: Database, nowMs: number, env: NodeJS.ProcessEnv = {}, batch = 500) =>
  prune({ database, nowMs, retention: parseRetentionConfig(env), batch });

const anEvent = (name: string, received_at: number) => ({ kind: 'page', name, page: '', fields: '{}', received_at });

const aKey = (name: string, expires_at: number | null) => ({
  user_id: 'u',
  key: name,
  print: '',
  answer: '',
  created_at: 0,
  expires_at,
});

const aCode = (phone_hash: string, counted_from: number, expires_at: number) => ({
  phone_hash,
  browser_hash: 'b',
  network_hash: 'n',
  is_known: 0 as const,
  code_hash: '',
  tries: 0,
  sent_at: counted_from,
  expires_at,
  codes: 1,
  counted_from,
});

const aMessage = (id: string, received_at: number) => ({
  id,
  user_id: null,
  words: '好',
  contact: '',
  platform: '',
  device: '',
  received_at,
});

describe('what is old enough is deleted (E20):', () => {
  it('events after as many days as the operator says, a thousand in small steps', async () => {
    const database = await openTestDatabase();
    const old = Array.from({ length: 1000 }, (_, at) => anEvent(`old ${at}`, NOW - 8 * DAY_MS - at));
    for (let at = 0; at < old.length; at += 100)
      await database
        .insertInto('collected_event')
        .values(old.slice(at, at + 100))
        .execute();
    await database
      .insertInto('collected_event')
      .values([anEvent('kept', NOW - 6 * DAY_MS), anEvent('new', NOW)])
      .execute();
    const pruned = await pruneAt(database, NOW, { SHUYE_KEEP_EVENTS_DAYS: '7' }, 90);
    expect(pruned?.rows).toEqual({ collected_event: 1000 });
    const left = await database.selectFrom('collected_event').select('name').orderBy('id').execute();
    expect(left.map(({ name }) => name)).toEqual(['kept', 'new']);
  });

  it('events beyond the number that the operator allows, the oldest first', async () => {
    const database = await openTestDatabase();
    const events = Array.from({ length: 20 }, (_, at) => anEvent(String(at), NOW));
    await database.insertInto('collected_event').values(events).execute();
    await pruneAt(database, NOW, { SHUYE_MOST_EVENTS: '3' }, 5);
    const left = await database.selectFrom('collected_event').select('name').orderBy('id').execute();
    expect(left.map(({ name }) => name)).toEqual(['17', '18', '19']);
  });

  it('sessions that have ended, also of readers who never come back', async () => {
    const database = await openTestDatabase();
    const { userId } = await insertAccount(database, {}, NOW);
    const { expires_at } = await database.selectFrom('session').select('expires_at').executeTakeFirstOrThrow();
    await pruneAt(database, expires_at - 1);
    expect(await rows(database, 'session')).toBe(1);
    expect((await pruneAt(database, expires_at))?.rows).toEqual({ session: 1 });
    expect(await database.selectFrom('account').select('user_id').execute()).toEqual([{ user_id: userId }]);
  });

  it('keys of changes when they expire, and those of what was paid never', async () => {
    const database = await openTestDatabase();
    await database
      .insertInto('idempotency')
      .values([aKey('paid', null), aKey('old', NOW), aKey('new', NOW + 1)])
      .execute();
    await pruneAt(database, NOW);
    const left = await database.selectFrom('idempotency').select('key').orderBy('key').execute();
    expect(left.map((row) => row.key)).toEqual(['new', 'paid']);
  });

  it('login codes a day after the first of their count, unless one is still good', async () => {
    const database = await openTestDatabase();
    await database
      .insertInto('login_code')
      .values([aCode('old', NOW - DAY_MS, NOW), aCode('good', NOW - DAY_MS, NOW + 1), aCode('today', NOW - 1, NOW)])
      .execute();
    await pruneAt(database, NOW);
    const left = await database.selectFrom('login_code').select('phone_hash').orderBy('phone_hash').execute();
    expect(left.map(({ phone_hash }) => phone_hash)).toEqual(['good', 'today']);
  });

  it('messages of readers by age and by number', async () => {
    const database = await openTestDatabase();
    const days = [0, 1, 2, 3, 40];
    await database
      .insertInto('feedback')
      .values(days.map((day) => aMessage(`d${day}`, NOW - day * DAY_MS)))
      .execute();
    await pruneAt(database, NOW, { SHUYE_KEEP_FEEDBACK_DAYS: '40' });
    expect(await rows(database, 'feedback')).toBe(4);
    const retention = parseRetentionConfig({});
    await prune({ database, nowMs: NOW, retention, rules: retentionRules(retention, 2), batch: 1 });
    const left = await database.selectFrom('feedback').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['d0', 'd1']);
  });

  it('copies for restoring 400 days after their last use, empty places after a day', async () => {
    const database = await openTestDatabase();
    const copy = { draft: 'd', used_at: NOW };
    await database
      .insertInto('restore_copy')
      .values([
        { ...copy, locator_hash: 'full', revision: 1 },
        { ...copy, locator_hash: 'empty', revision: 0 },
      ])
      .execute();
    await database
      .insertInto('restore_piece')
      .values({ locator_hash: 'full', draft: 'd', ordinal: 0, content: 'AAAA' })
      .execute();
    await pruneAt(database, NOW + EMPTY_COPY_TTL_MS - 1);
    expect(await rows(database, 'restore_copy')).toBe(2);
    await pruneAt(database, NOW + EMPTY_COPY_TTL_MS);
    expect(await rows(database, 'restore_copy')).toBe(1);
    await pruneAt(database, NOW + RESTORE_COPY_TTL_MS - 1);
    expect(await rows(database, 'restore_piece')).toBe(1);
    await pruneAt(database, NOW + RESTORE_COPY_TTL_MS);
    expect([await rows(database, 'restore_copy'), await rows(database, 'restore_piece')]).toEqual([0, 0]);
  });
});

it('what readers own and what was paid has no rule by which it goes', () => {
  const tables = retentionRules(parseRetentionConfig({})).map(({ table }) => table);
  expect([...new Set(tables)].sort()).toEqual([
    'collected_event',
    'feedback',
    'idempotency',
    'login_code',
    'restore_copy',
    'session',
  ]);
});

it('the decision about what grows has each table of readers', () => {
  const folder = join(import.meta.dirname, '../../../../docs/adr');
  const decision = readFileSync(join(folder, '0022-what-grows-is-bounded-or-pruned.md'), 'utf8');
  const lines = decision.split('\n').filter((line) => line.startsWith('| `'));
  const named = lines.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(new Set(named)).toEqual(readerTables);
});

it('a gateway that finds nothing old deletes nothing', async () => {
  const { database, signIn } = await startTestGateway();
  await signIn();
  expect(await pruneAt(database, 0)).toMatchObject({ rows: {}, days: [] });
});
