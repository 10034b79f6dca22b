import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { parseRetentionConfig } from '../config/retentionConfig.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { eventDays } from '../database/migrations/0032-event-days.ts';
import { openPostgres, watchedDatabase } from '../database/openDatabase.ts';
import type { Database } from '../database/schema/Database.ts';
import { eventsReport } from '../events/eventsReport.ts';
import { storeEvents } from '../events/storeEvents.ts';
import { newDatabase } from '../testing/databases/lendPostgresDatabase.ts';
import { prune } from './prune.ts';

const DAY_MS = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY_MS) * DAY_MS;
const PARTS_OF_DAYS = /^collected_event_\d{8}$/;

async function aDatabase(): Promise<Database> {
  const server = inject('postgres');
  if (server === undefined) throw new Error('there is no PostgreSQL');
  const database = watchedDatabase(openPostgres(await newDatabase(server, server.template), () => undefined));
  onTestFinished(() => database.destroy());
  return database;
}

const onDay = (day: number): number => TODAY + day * DAY_MS;

const parts = async (database: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'collected_event'::regclass
    order by name`.execute(database);
  return rows.map(({ name }) => name);
};

const event = (name: string) => ({ kind: 'page', name, page: '', fields: '{}' });
const names = async (database: Database): Promise<string[]> =>
  (await database.selectFrom('collected_event').select('name').orderBy('id').execute()).map(({ name }) => name);
const pruneAt = (database: Database, nowMs: number) =>
  prune({ database, nowMs, retention: parseRetentionConfig({ SHUYE_KEEP_EVENTS_DAYS: '3' }) });

it('events that were there before days had tables of their own stay, with their numbers, and the version before goes on', async () => {
  const database = await aDatabase();
  await eventDays.down?.(database);
  const old = Array.from({ length: 5000 }, (_, at) => ({ ...event(`e${at}`), received_at: TODAY - at }));
  for (let at = 0; at < old.length; at += 1000)
    await database
      .insertInto('collected_event')
      .values(old.slice(at, at + 1000))
      .execute();
  const before = await database.selectFrom('collected_event').selectAll().orderBy('id').execute();
  await inTransaction(database, (transaction) => eventDays.up(transaction));
  expect(await database.selectFrom('collected_event').selectAll().orderBy('id').execute()).toEqual(before);

  // What a gateway of the version before does with each event.
  const { id } = await database
    .insertInto('collected_event')
    .values({ ...event('of the version before'), received_at: Date.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(5001);
  await database
    .deleteFrom('collected_event')
    .where('id', '<=', id - 10)
    .execute();
  await database
    .deleteFrom('collected_event')
    .where('received_at', '<', TODAY - 4997)
    .execute();
  expect(await names(database)).toEqual([
    'e4991',
    'e4992',
    'e4993',
    'e4994',
    'e4995',
    'e4996',
    'e4997',
    'of the version before',
  ]);

  await eventDays.down?.(database);
  await storeEvents({ database, nowMs: TODAY }, [event('after the way back')]);
  expect((await names(database)).at(-1)).toBe('after the way back');
});

it('each day has a table of its own a week ahead, which is dropped when its events may be kept no longer', async () => {
  const database = await aDatabase();
  await storeEvents({ database, nowMs: Date.now() }, [event('today')]);
  expect((await pruneAt(database, Date.now()))?.days).toEqual([]);
  expect((await parts(database)).filter((name) => PARTS_OF_DAYS.test(name))).toHaveLength(7);

  for (const day of [1, 2, 3]) await storeEvents({ database, nowMs: onDay(day) + 5 }, [event(`day ${day}`)]);
  await storeEvents({ database, nowMs: onDay(300) }, [event('by a clock that is wrong')]);
  expect((await pruneAt(database, onDay(2)))?.days).toEqual([]);
  expect(await names(database)).toHaveLength(5);
  expect((await pruneAt(database, onDay(3)))?.days).toEqual(['collected_event_before']);
  expect((await pruneAt(database, onDay(5)))?.days).toHaveLength(2);
  expect(await names(database)).toEqual(['day 3', 'by a clock that is wrong']);
  await storeEvents({ database, nowMs: onDay(5) }, [event('still taken')]);
  expect((await parts(database)).length).toBeLessThan(13);
});

it('a report reads the tables of its days only', async () => {
  const database = await aDatabase();
  await pruneAt(database, Date.now());
  await storeEvents({ database, nowMs: TODAY + 2 * DAY_MS }, [event('counted')]);
  await storeEvents({ database, nowMs: TODAY + 3 * DAY_MS }, [event('of another day')]);
  const period = { fromMs: TODAY + 2 * DAY_MS, toMs: TODAY + 3 * DAY_MS };
  expect((await eventsReport(database, period)).total).toBe(1);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from collected_event
    where received_at >= ${sql.lit(period.fromMs)} and received_at < ${sql.lit(period.toMs)}`.execute(database);
  const touched = rows
    .map((row) => / on (collected_event_(?:\d{8}|before|other))/.exec(row['QUERY PLAN'])?.[1])
    .filter(Boolean);
  expect(new Set(touched).size).toBe(1);
});

it('of two gateways one deletes, and the other leaves off', async () => {
  const database = await aDatabase();
  await inTransaction(database, async (other) => {
    await sql`select pg_advisory_xact_lock(7465893, 3)`.execute(other);
    expect(await pruneAt(database, Date.now())).toBeUndefined();
  });
  expect(await pruneAt(database, Date.now())).toBeDefined();
});

it('a day’s table that somebody reads for long is let be until the next round, and no event waits', async () => {
  const database = await aDatabase();
  await pruneAt(database, Date.now());
  await storeEvents({ database, nowMs: Date.now() }, [event('old')]);
  await inTransaction(database, async (reading) => {
    await reading.selectFrom('collected_event').selectAll().execute();
    await expect(pruneAt(database, TODAY + 4 * DAY_MS)).rejects.toThrow('lock timeout');
    await storeEvents({ database, nowMs: TODAY + DAY_MS }, [event('new')]);
  });
  expect((await pruneAt(database, TODAY + 4 * DAY_MS))?.days.length).toBeGreaterThan(0);
});
