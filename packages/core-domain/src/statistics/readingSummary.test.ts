import { describe, expect, it } from 'vitest';
import type { ReadingDay } from './ReadingDay.ts';
import {
  durationText,
  heatLevel,
  lastDays,
  readingDaysCsv,
  readingSpeed,
  readingStreak,
  readingSums,
  readingTimeLeft,
  roughDurationText,
  wordsText,
} from './readingSummary.ts';
import { wordsPassed } from './wordsPassed.ts';

const NOW = Date.UTC(2026, 8, 21, 4);
const aDay = (day: string, change: Partial<ReadingDay> = {}): ReadingDay => ({
  device: 'a',
  day,
  bookId: '1',
  begunAtMs: 1,
  seconds: 600,
  words: 4000,
  ...change,
});
const byDay = (...days: ReadingDay[]) => readingSums(days, ({ day }) => day);

describe('statistics of reading', () => {
  it('sum devices and books of a day', () => {
    expect(byDay(aDay('2026-09-21'), aDay('2026-09-21', { device: 'b', seconds: 60, words: 1 }))).toEqual(
      new Map([['2026-09-21', { seconds: 660, words: 4001 }]]),
    );
  });

  it('count days in a row up to today, which may still come; a minute makes a day', () => {
    const rows = [aDay('2026-09-20'), aDay('2026-09-19'), aDay('2026-09-17')];
    expect(readingStreak(byDay(...rows), NOW)).toBe(2);
    expect(readingStreak(byDay(...rows, aDay('2026-09-21', { seconds: 59 })), NOW)).toBe(2);
    expect(readingStreak(byDay(...rows, aDay('2026-09-21', { seconds: 60 })), NOW)).toBe(3);
    expect(readingStreak(byDay(aDay('2026-09-19')), NOW)).toBe(0);
  });

  it('know the days of a year, the last of them today', () => {
    const days = lastDays(NOW, 366);
    expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2025-09-21', '2026-09-21', 366]);
  });

  it('know a speed from ten minutes on, and what it makes of the rest', () => {
    expect(readingSpeed([aDay('2026-09-21', { seconds: 599 })], NOW)).toBeUndefined();
    expect(readingSpeed([aDay('2026-09-21'), aDay('2026-01-01', { words: 90_000 })], NOW)).toBe(400);
    expect(readingTimeLeft(1000, 400)).toBe(150);
    expect(readingTimeLeft(-5, 400)).toBe(0);
  });

  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [900, 2],
    [1800, 3],
    [3600, 4],
  ])('%i seconds stand at level %i of the year', (seconds, level) => {
    expect(heatLevel(seconds)).toBe(level);
  });

  it.each([
    [0, '0分钟'],
    [10, '不到1分钟'],
    [59, '不到1分钟'],
    [60, '1分钟'],
    [1500, '25分钟'],
    [7200, '2小时'],
    [11_100, '3小时5分钟'],
    [400_000, '111小时'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });

  it.each([
    [1800, '30分钟'],
    [35_940, '9小时59分钟'],
    [181_560, '50小时'],
    [10, '1分钟'],
    [0, '0分钟'],
  ])('%i seconds that are guessed are about %s', (seconds, text) => {
    expect(roughDurationText(seconds)).toBe(text);
  });

  it('write characters by ten thousands', () => {
    expect([wordsText(820), wordsText(125_000)]).toEqual(['820字', '12.5万字']);
  });

  it('are a table for other programs, in which no title is a formula', () => {
    expect(readingDaysCsv([aDay('2026-09-21')], () => '=山"中')).toBe(
      '日期,书名,书号,秒数,字数,设备\r\n2026-09-21,"\'=山""中","1",600,4000,"a"',
    );
  });
});

const at = (chapterId: string, offset: number) => ({ chapterId, offset, length: 1000 });

describe('characters that were read', () => {
  it.each([
    ['ahead in a chapter', at('1', 100), at('1', 400), 60, 300],
    ['back in a chapter', at('1', 400), at('1', 100), 60, 0],
    ['into the next chapter', at('1', 900), at('2', 50), 60, 150],
    ['by a jump', at('1', 0), at('9', 0), 2, 60],
  ])('%s', (_case, furthest, now, elapsed, words) => {
    expect(wordsPassed(furthest, now, elapsed)).toBe(words);
  });
});
