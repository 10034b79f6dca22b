import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../test/propertyRuns.ts';
import { moduleSecondsLeft } from './BookstoreModule.ts';

const RECEIVED = 1_790_000_000_000;
const time = { currentTime: 5000, endTime: 5100 };
const left = (passed: number) => moduleSecondsLeft(time, RECEIVED, RECEIVED + passed);

describe('a module whose offer ends [ENT-38]', () => {
  it.each([
    [0, 100],
    [1, 100],
    [999, 100],
    [1000, 99],
    [99_000, 1],
    [99_999, 1],
    [100_000, 0],
    [9_999_999, 0],
    [-60_000, 100],
  ])('has %s ms after it came %s s left [STORE-29]', (passed, seconds) => {
    expect(left(passed)).toBe(seconds);
  });

  it('is over where its times make no sense', () => {
    expect(moduleSecondsLeft({ currentTime: Number.NaN, endTime: 5 }, RECEIVED, RECEIVED)).toBe(0);
    expect(moduleSecondsLeft({ currentTime: 9, endTime: 5 }, RECEIVED, RECEIVED)).toBe(0);
  });

  it('never has more left later, and never less than nothing [P17]', () => {
    holds(
      'P17',
      fc.property(fc.nat(200_000), fc.nat(200_000), (first, more) => {
        const [before, after] = [left(first), left(first + more)];
        return after <= before && after >= 0;
      }),
    );
  });
});
