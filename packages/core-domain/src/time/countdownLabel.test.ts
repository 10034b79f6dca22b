import { describe, expect, it } from 'vitest';
import { countdownLabel } from './countdownLabel.ts';

describe('countdownLabel', () => {
  it.each([
    [0, '限免剩余0秒'],
    [59.9, '限免剩余59秒'],
    [60, '限免剩余1分钟'],
    [3599, '限免剩余59分钟'],
    [3600, '限免剩余1小时'],
    [86_399, '限免剩余23小时'],
    [86_400, '限免剩余1天'],
    [8_640_000, '限免剩余100天'],
  ])('shows %s seconds as %s [COVER-23]', (seconds, label) => {
    expect(countdownLabel(seconds)).toBe(label);
  });

  it.each([-1, -0.1, 8_640_001, Number.NaN, Infinity])('ignores %s [COVER-24]', (seconds) => {
    expect(countdownLabel(seconds)).toBeUndefined();
  });
});
