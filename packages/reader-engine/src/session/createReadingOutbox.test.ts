import type { ReadingRecord } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manualClock.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createReadingOutbox, MAX_RECORDS, ORPHAN_MS } from './createReadingOutbox.ts';

const record = (seconds: number): ReadingRecord => ({
  timeType: 1,
  objectType: 1,
  bookId: '1001',
  chapterId: 'c1',
  startedAt: 1_790_000_000_000,
  seconds,
});

function device(value?: unknown) {
  const storage = memoryStorage(value);
  const clock = manualClock();
  let ids = 0;
  const outbox = (userId = '8000001') =>
    createReadingOutbox({ storage, nowMs: clock.nowMs, newId: () => `id${++ids}`, userId });
  return { storage, clock, outbox };
}

const secondsOf = ({ batches }: { batches: ReadonlyArray<{ records: readonly ReadingRecord[] }> }): number[] =>
  batches.flatMap(({ records }) => records.map(({ seconds }) => seconds));

describe('the outbox of reading time', () => {
  it('keeps a batch and its id until it is taken out', () => {
    const { outbox } = device();
    const mine = outbox();
    mine.seal([record(30), record(40)]);
    const [batch] = mine.batches;
    expect(batch).toEqual({ id: 'id2', userId: '8000001', records: [record(30), record(40)] });
    mine.seal([record(50)]);
    expect(mine.batches[0]).toBe(batch);
    mine.remove('id2');
    expect(secondsOf(mine)).toEqual([50]);
  });

  it('holds the latest twenty pages, whatever more was left', () => {
    const { storage, outbox } = device();
    const sessions = () => (storage.read() as { sessionId: string }[]).map(({ sessionId }) => sessionId);
    const opened = Array.from({ length: 25 }, () => outbox());
    for (const page of opened) page.savePending([record(1)]);
    const latest = sessions();
    expect(latest).toHaveLength(20);
    opened[0]?.savePending([record(2)]);
    expect(sessions()).toHaveLength(20);
    expect(sessions().slice(0, 19)).toEqual(latest.slice(1));
  });

  it('makes no batch of nothing, and batches of at most a hundred records', () => {
    const { outbox } = device();
    const mine = outbox();
    mine.seal([]);
    expect(mine.batches).toEqual([]);
    mine.seal(Array.from({ length: MAX_RECORDS + 1 }, () => record(1)));
    expect(mine.batches.map(({ records }) => records.length)).toEqual([100, 1]);
  });

  it('gives what a killed page left to the next one of the same user, once, with the same id', () => {
    const { clock, outbox } = device();
    const killed = outbox();
    killed.seal([record(30)]);
    killed.savePending([record(6), record(7)]);
    const [left] = killed.batches;
    clock.pass(ORPHAN_MS + 1);
    const next = outbox();
    next.adopt();
    expect(next.batches[0]).toEqual(left);
    expect(secondsOf(next)).toEqual([30, 6, 7]);
    const third = outbox();
    clock.pass(10);
    third.adopt();
    expect(third.batches).toEqual([]);
  });

  it('leaves alone what belongs to a page that lives, or to another user', () => {
    const { clock, outbox } = device();
    outbox('8000002').seal([record(30)]);
    clock.pass(ORPHAN_MS + 1);
    outbox().seal([record(20)]);
    const next = outbox();
    next.adopt();
    expect(next.batches).toEqual([]);
    const other = outbox('8000002');
    other.adopt();
    expect(secondsOf(other)).toEqual([30]);
  });

  it('is empty for a page that slept while another one took its time over', () => {
    const { clock, outbox } = device();
    const asleep = outbox();
    asleep.seal([record(30)]);
    expect(asleep.wasTaken()).toBe(false);
    clock.pass(ORPHAN_MS + 1);
    const other = outbox();
    other.adopt();
    expect(asleep.wasTaken()).toBe(true);
    expect(asleep.batches).toEqual([]);
    expect(asleep.wasTaken()).toBe(false);
  });

  it('works on in a browser that keeps nothing', () => {
    const deaf = { read: () => undefined, write: () => undefined };
    const mine = createReadingOutbox({ storage: deaf, nowMs: () => 0, newId: () => 'id', userId: '8000001' });
    mine.seal([record(30)]);
    expect(mine.wasTaken()).toBe(false);
    expect(secondsOf(mine)).toEqual([30]);
  });

  it.each([[undefined], ['damaged'], [[null, { sessionId: 7 }, { sessionId: 'a', userId: 'b', savedAt: -1 }]], [{}]])(
    'starts empty over a storage that holds %j',
    (value) => {
      const { outbox } = device(value);
      const mine = outbox();
      mine.adopt();
      expect(mine.batches).toEqual([]);
      mine.seal([record(1)]);
      expect(secondsOf(mine)).toEqual([1]);
    },
  );

  it('forgets damaged records, records of another user, and what is older than a week', () => {
    const entry = {
      sessionId: 's',
      userId: '8000001',
      savedAt: 1_790_000_000_000,
      batches: [
        { id: 'a', userId: '8000001', records: [record(5)] },
        { id: 'b', userId: '8000009', records: [record(6)] },
        { id: 'c', userId: '8000001', records: [{ ...record(7), seconds: -7 }] },
      ],
      pending: [{ ...record(8), objectType: 3 }],
    };
    const { clock, outbox, storage } = device([entry]);
    clock.pass(ORPHAN_MS + 1);
    const mine = outbox();
    mine.adopt();
    expect(secondsOf(mine)).toEqual([5]);

    const foreign = { ...entry, sessionId: 't', userId: '8000003', batches: [] };
    storage.write([foreign]);
    clock.pass(8 * 86_400_000);
    outbox().seal([record(1)]);
    expect(JSON.stringify(storage.read())).not.toContain('8000003');
  });
});
