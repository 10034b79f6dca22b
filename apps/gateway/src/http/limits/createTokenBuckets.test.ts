import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './createTokenBuckets.ts';

const rate = { perSecond: 10, burst: 5 };

describe('a bucket of tokens', () => {
  it('admits a burst, then what flows in, and says how long to wait', () => {
    const buckets = createTokenBuckets(rate);
    const taken = [0, 0, 0, 0, 0, 0].map((nowMs) => buckets.take('a', nowMs));
    expect(taken).toEqual([0, 0, 0, 0, 0, 100]);
    expect([buckets.take('a', 99), buckets.take('a', 100), buckets.take('a', 100)]).toEqual([1, 0, 100]);
  });

  it('is one for each key', () => {
    const buckets = createTokenBuckets({ perSecond: 1, burst: 1 });
    expect([buckets.take('a', 0), buckets.take('b', 0), buckets.take('a', 0)]).toEqual([0, 0, 1000]);
  });

  it('never admits more than burst and rate × time, in any span (P23)', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(steps, (waits) => {
        const buckets = createTokenBuckets(rate);
        let nowMs = 0;
        const admitted: number[] = [];
        for (const wait of waits) {
          nowMs += wait;
          if (buckets.take('a', nowMs) === 0) admitted.push(nowMs);
        }
        for (const [first, start] of admitted.entries()) {
          for (const [last, end] of admitted.entries()) {
            if (last < first) continue;
            expect(last - first + 1).toBeLessThanOrEqual(rate.burst + ((end - start) / 1000) * rate.perSecond + 1e-6);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never refuses a caller within its rate, whatever others send (P23)', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 100, max: 1000 }), fc.nat(50)), { maxLength: 100 });
    fc.assert(
      fc.property(steps, (turns) => {
        const buckets = createTokenBuckets(rate);
        let nowMs = 0;
        for (const [wait, noise] of turns) {
          nowMs += wait;
          for (let other = 0; other < noise; other++) buckets.take('abuser', nowMs);
          expect(buckets.take('honest', nowMs)).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives nothing for a clock that is set back, and opens again in time (P23)', () => {
    const buckets = createTokenBuckets(rate);
    for (let taken = 0; taken < rate.burst; taken++) buckets.take('a', 1_000_000);
    expect(buckets.take('a', 0)).toBe(100);
    expect(buckets.take('a', 100)).toBe(0);
  });

  it('forgets the key that was used longest ago when there are too many', () => {
    const buckets = createTokenBuckets({ perSecond: 1, burst: 1 }, { maxKeys: 2 });
    for (const key of ['a', 'b', 'a', 'c']) buckets.take(key, 0);
    expect([buckets.take('a', 0), buckets.take('b', 0)]).toEqual([1000, 0]);
  });
});
