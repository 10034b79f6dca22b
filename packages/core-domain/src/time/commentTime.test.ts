import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentTime } from './commentTime.ts';

describe('the time of a comment [COMMENT-03, CONST-100]', () => {
  it.each([
    [1_790_000_000, '2026.9.21 22:13'],
    [1_767_196_800, '2026.1.1 00:00'],
    [1_767_196_799, '2025.12.31 23:59'],
    [1_767_196_860, '2026.1.1 00:01'],
    [1_767_229_500, '2026.1.1 09:05'],
    [1_709_136_000, '2024.2.29 00:00'],
    [0, '1970.1.1 08:00'],
  ])('%s s is %s', (seconds, label) => {
    expect(commentTime(seconds)).toBe(label);
  });

  it.each([Number.NaN, Infinity, 9e15])('%s is no time', (seconds) => {
    expect(commentTime(seconds)).toBe('');
  });

  it('a comment’s time is the time in Shanghai', () => {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Shanghai',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    // From 1992 on: before, the clocks of Shanghai knew summer time.
    const seconds = fc.integer({ min: 694_195_200, max: 4_102_444_800 });
    fc.assert(
      fc.property(seconds, (time) => {
        const { year, month, day, hour, minute } = Object.fromEntries(
          parts.formatToParts(time * 1000).map(({ type, value }) => [type, value]),
        );
        return commentTime(time) === `${year}.${month}.${day} ${hour}:${minute}`;
      }),
      { numRuns: 2000 },
    );
  });
});
