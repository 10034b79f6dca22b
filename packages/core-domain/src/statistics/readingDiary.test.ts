import fc from 'fast-check';
import { localBookId } from '../book/localBook.ts';
import { describe, expect, it } from 'vitest';
import { mergeReadingDays } from './mergeReadingDays.ts';
import type { ReadingDay } from './ReadingDay.ts';
import {
  addReading,
  clearReadingDiary,
  emptyReadingDiary,
  importReadingDays,
  parseReadingDiary,
  type ReadingDiary,
} from './ReadingDiary.ts';
import { applyServerReadingDays, readingDaysToPush } from './syncReadingDiary.ts';

const NOW = 1_790_000_000_000;
const DAY_MS = 86_400_000;

const aDay = fc.record<ReadingDay>({
  device: fc.constantFrom('a', 'b'),
  day: fc.constantFrom('2026-09-20', '2026-09-21'),
  bookId: fc.constantFrom('1', '2'),
  begunAtMs: fc.constantFrom(1, 5, 9),
  seconds: fc.integer({ min: 0, max: 300 }),
  words: fc.integer({ min: 0, max: 900 }),
});
const someDays = fc.array(aDay, { maxLength: 6 });

describe('days of reading that two sources know', () => {
  it('are the same together in any order, any grouping and any number of times', () => {
    fc.assert(
      fc.property(someDays, someDays, someDays, fc.constantFrom(0, 4, 7), (a, b, c, cleared) => {
        const together = mergeReadingDays([a, b, c], cleared);
        expect(mergeReadingDays([c, a, b, a], cleared)).toEqual(together);
        expect(mergeReadingDays([mergeReadingDays([b, c], cleared), a], cleared)).toEqual(together);
      }),
    );
  });
});

/** A server that keeps what it is sent, as the gateway does. */
function aServer() {
  let state = { days: [] as readonly ReadingDay[], clearedAtMs: 0, revision: 0 };
  return {
    totals: () => state.days.reduce((sum, { seconds }) => sum + seconds, 0),
    sync: (diary: ReadingDiary): ReadingDiary => {
      const pushed = readingDaysToPush(diary);
      const clearedAtMs = Math.max(state.clearedAtMs, diary.clearedAtMs);
      state = { days: mergeReadingDays([state.days, pushed], clearedAtMs), clearedAtMs, revision: state.revision + 1 };
      return applyServerReadingDays(diary, { pushed, changed: state.days, clearedAtMs, revision: state.revision });
    },
  };
}

const read = (diary: ReadingDiary, nowMs: number) => addReading(diary, { bookId: '1', seconds: 60, words: 9 }, nowMs);

it('days of a book that is on this device alone are never sent', () => {
  const own = localBookId('1x-2y-3');
  const diary = addReading(read(emptyReadingDiary('a'), NOW), { bookId: own, seconds: 60, words: 9 }, NOW);
  expect(diary.days).toHaveLength(2);
  expect(readingDaysToPush(diary).map(({ bookId }) => bookId)).toEqual(['1']);
  const restored = applyServerReadingDays(
    { ...diary, revision: 9 },
    { pushed: [], changed: [], clearedAtMs: 0, revision: 1 },
  );
  expect(readingDaysToPush(restored).map(({ bookId }) => bookId)).toEqual(['1']);
});

describe('a diary of two devices', () => {
  it('counts every stretch once, whatever is sent when and however often', () => {
    const step = fc.record({
      device: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom('read', 'sync', 'lose the answer'),
      seconds: fc.integer({ min: 1, max: 600 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const server = aServer();
        const devices = [emptyReadingDiary('a'), emptyReadingDiary('b')];
        let readS = 0;
        steps.forEach(({ device, does, seconds }, at) => {
          const diary = devices[device] ?? emptyReadingDiary('');
          if (does === 'read') {
            readS += seconds;
            devices[device] = addReading(diary, { bookId: '1', seconds, words: 0 }, NOW + at);
          } else {
            const answered = server.sync(diary);
            if (does === 'sync') devices[device] = answered;
          }
        });
        for (const at of [0, 1, 0, 1]) devices[at] = server.sync(devices[at] ?? emptyReadingDiary(''));
        expect(server.totals()).toBe(readS);
        expect(devices[0]?.days).toEqual(devices[1]?.days);
        expect(devices.map(({ unsent }) => unsent)).toEqual([[], []]);
      }),
    );
  });

  it('that was deleted on one device is empty on the other, and what is read afterwards counts from nothing', () => {
    const server = aServer();
    let phone = server.sync(read(emptyReadingDiary('phone'), NOW));
    let tablet = server.sync(emptyReadingDiary('tablet'));
    phone = server.sync(clearReadingDiary(phone, NOW + 1000));
    tablet = server.sync(tablet);
    expect([phone.days, tablet.days]).toEqual([[], []]);
    phone = server.sync(read(phone, NOW + 2000));
    expect(server.sync(tablet).days).toMatchObject([{ device: 'phone', seconds: 60, words: 9 }]);
  });

  it('is sent whole to a server that was restored from a copy', () => {
    const diary = addReading(emptyReadingDiary('a'), { bookId: '1', seconds: 60, words: 9 }, NOW);
    const known = applyServerReadingDays(diary, { pushed: diary.days, changed: [], clearedAtMs: 0, revision: 7 });
    expect(known.unsent).toEqual([]);
    const restored = applyServerReadingDays(known, { pushed: [], changed: [], clearedAtMs: 0, revision: 2 });
    expect([restored.revision, readingDaysToPush(restored)]).toEqual([0, diary.days]);
  });
});

describe('a diary that is stored', () => {
  const diary = addReading(emptyReadingDiary('a'), { bookId: '1', seconds: 60, words: 9 }, NOW);

  it('is read as it was written, and damaged days are dropped by themselves and asked for again', () => {
    const stored = { ...diary, revision: 4 };
    expect(parseReadingDiary(JSON.parse(JSON.stringify(stored)), 'new')).toEqual(stored);
    const damaged = { ...stored, days: [...diary.days, { ...diary.days[0], seconds: -1 }] };
    expect(parseReadingDiary(damaged, 'new')).toEqual({ ...stored, revision: 0 });
    expect(parseReadingDiary('x', 'new')).toEqual(emptyReadingDiary('new'));
  });

  it('takes days of a file once, and sends what was new', () => {
    const file = addReading(emptyReadingDiary('b'), { bookId: '2', seconds: 30, words: 1 }, NOW - DAY_MS).days;
    const imported = importReadingDays({ ...diary, unsent: [] }, file);
    expect(imported.days).toHaveLength(2);
    expect(readingDaysToPush(imported)).toEqual(file);
    expect(importReadingDays(imported, file)).toBe(imported);
  });
});
