import type { Measure } from '@shuye/telemetry';
import { expect, it } from 'vitest';
import { parseRetentionConfig } from '../config/retentionConfig.ts';
import { dialectOf } from '../database/migrations/dialectOf.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { createPruner } from './startPruning.ts';

async function aPruner(nowMs: () => number, clearFiles?: (nowMs: number) => Promise<void>) {
  const { database, parts, log } = await startTestGateway();
  const measures = new Map<string, Measure>();
  const note = (measure: Measure): void => void measures.set(measure.name, measure);
  const round = createPruner({
    database,
    retention: parseRetentionConfig({}),
    metrics: { gauge: note, total: note },
    log: parts.log,
    nowMs,
    ...(clearFiles && { clearFiles }),
  });
  const anOldEvent = () =>
    database
      .insertInto('collected_event')
      .values({ kind: 'page', name: 'old', page: '', fields: '{}', received_at: 1 })
      .execute();
  const lines = () => log.map((line) => JSON.parse(line) as { level: number; msg: string; rows?: object });
  return { database, round, anOldEvent, lines, read: (name: string) => measures.get(name)?.read() };
}

it('tells in the log and in the metrics what it deleted', async () => {
  const { round, anOldEvent, lines, read } = await aPruner(Date.now);
  await anOldEvent();
  await round();
  expect(lines().find(({ msg }) => msg === 'old rows were deleted')?.rows).toEqual({ collected_event: 1 });
  await anOldEvent();
  await round();
  expect(read('rows_pruned_total')).toEqual({ collected_event: 2 });
  expect(read('pruned_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
});

it('deletes nothing by a clock that is not the database’s, and says so once', async () => {
  const { database, round, anOldEvent, lines } = await aPruner(() => Date.now() + 12 * 3_600_000);
  await anOldEvent();
  await round();
  await round();
  const isShared = dialectOf(database) === 'postgres';
  expect(await database.selectFrom('collected_event').select('name').execute()).toHaveLength(isShared ? 1 : 0);
  const told = lines().filter(({ msg }) => msg.includes('clocks'));
  expect(told.map(({ level }) => level)).toEqual(isShared ? [50] : []);
});

it('has files cleared that belong to nothing any more, but by no clock that is not the database’s', async () => {
  const cleared: number[] = [];
  const clearFiles = async (nowMs: number): Promise<void> => void cleared.push(nowMs);
  const { round } = await aPruner(() => 1_790_000_000_000 * 2, clearFiles);
  await round();
  const { database, round: inTime } = await aPruner(Date.now, clearFiles);
  await inTime();
  expect(cleared).toHaveLength(dialectOf(database) === 'postgres' ? 1 : 2);
});

it('goes on with the next round when the database fails in one', async () => {
  const { database, round, lines } = await aPruner(Date.now);
  await database.destroy();
  await round();
  expect(lines().at(-1)).toMatchObject({ level: 40, msg: 'old rows were not deleted' });
});
