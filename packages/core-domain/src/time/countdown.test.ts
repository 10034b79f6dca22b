import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { countdownLabel, MAX_COUNTDOWN } from './countdownLabel.ts';
import { startCountdown, stepCountdown, type RunningCountdown } from './countdown.ts';

const NOW = 1_790_000_000;

describe('the countdown of a limited-free offer', () => {
  it('a countdown shows at most 100 days [CONST-51, CONST-52]', () => {
    expect(MAX_COUNTDOWN).toBe(8_640_000);
    expect(startCountdown(NOW + 8_640_000, NOW)).toEqual({ kind: 'running', seconds: 8_640_000 });
    expect(startCountdown(NOW + 8_640_001, NOW)).toEqual({ kind: 'ignored' });
  });

  it('runs down to 0 [CONST-52, COVER-24, ENT-38]', () => {
    expect(startCountdown(NOW + 1, NOW)).toEqual({ kind: 'running', seconds: 1 });
    expect(startCountdown(NOW, NOW)).toEqual({ kind: 'running', seconds: 0 });
  });

  it('that was over before it began is for the log and counts as 0 [COVER-25, ERR-74]', () => {
    expect(startCountdown(NOW - 1, NOW)).toEqual({ kind: 'past', seconds: 0 });
  });

  it.each([undefined, Number.NaN, Infinity])('without a readable end (%s) is none', (end) => {
    expect(startCountdown(end, NOW)).toEqual({ kind: 'ignored' });
  });
});

describe('a running countdown', () => {
  const started: RunningCountdown = { end: NOW + 10, seconds: 10 };

  it('counts down and ends once [COVER-23]', () => {
    const almost = stepCountdown(started, NOW + 9);
    expect(almost).toEqual({ end: NOW + 10, seconds: 1, ended: false });
    const over = stepCountdown(almost, NOW + 10);
    expect(over).toEqual({ end: NOW + 10, seconds: 0, ended: true });
    expect(stepCountdown(over, NOW + 11)).toEqual({ end: NOW + 10, seconds: 0, ended: false });
  });

  it('does not grow when the clock is set back', () => {
    expect(stepCountdown({ ...started, seconds: 4 }, NOW - 3600).seconds).toBe(4);
  });

  it('never grows, never falls below 0 and ends exactly once, whatever the clock does (P17)', () => {
    const jump = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 90 }) },
      fc.constant(0),
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.double({ min: -3, max: 3, noNaN: true }),
    );
    checkProperty(
      'P17',
      fc.property(fc.integer({ min: 1, max: 200 }), fc.array(jump, { maxLength: 12 }), (left, jumps) => {
        let countdown: RunningCountdown = { end: NOW + left, seconds: left };
        let nowS = NOW;
        let endings = 0;
        for (const seconds of [...jumps, 1_000_000]) {
          nowS += seconds;
          const next = stepCountdown(countdown, nowS);
          if (next.seconds > countdown.seconds || next.seconds < 0) throw new Error('grew, or fell below 0');
          if (next.ended) endings += 1;
          countdown = next;
        }
        return endings === 1 && countdown.seconds === 0;
      }),
    );
  });
});

describe('the label of a countdown', () => {
  it('exists exactly within 0 to 8,640,000 s and names the largest unit (P17) [COVER-23, COVER-24]', () => {
    const sizes = { 天: 86_400, 小时: 3600, 分钟: 60, 秒: 1 } as const;
    const limits = { 天: 101, 小时: 24, 分钟: 60, 秒: 60 } as const;
    const seconds = fc.oneof(fc.integer({ min: -2, max: 8_640_002 }), fc.double({ min: -10, max: 9e6 }), fc.double());
    checkProperty(
      'P17',
      fc.property(seconds, (value) => {
        const label = countdownLabel(value);
        if (!(value >= 0 && value <= 8_640_000)) return label === undefined;
        const [, count, unit] = /^限免剩余(\d+)(天|小时|分钟|秒)$/.exec(label ?? '') ?? [];
        const size = sizes[unit as keyof typeof sizes];
        const whole = Number(count);
        const isFloor = whole * size <= value && (whole + 1) * size > value;
        return isFloor && whole < limits[unit as keyof typeof limits] && (whole > 0 || unit === '秒');
      }),
    );
  });
});
