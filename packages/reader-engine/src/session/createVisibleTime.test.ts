import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVisibleTime, MAX_TICK_GAP_MS, TICK_MS } from './createVisibleTime.ts';

function watched() {
  let nowMs = 0;
  const time = createVisibleTime(() => nowMs);
  return {
    after: (milliseconds: number, isReading = true): number => {
      nowMs += milliseconds;
      return time.look(isReading);
    },
  };
}

describe('visible time', () => {
  it('counts what passed between two looks while somebody read', () => {
    const { after } = watched();
    expect([after(0), after(TICK_MS), after(1200)]).toEqual([0, 5000, 1200]);
  });

  it('counts nothing that passed while the page was hidden', () => {
    const { after } = watched();
    after(0);
    expect(after(2000, false)).toBe(2000);
    expect(after(4000, true)).toBe(0);
    expect(after(1000)).toBe(1000);
  });

  it('counts nothing over a freeze, however long', () => {
    const { after } = watched();
    after(0);
    expect(after(3_600_000)).toBe(0);
    expect(after(1000)).toBe(1000);
  });

  it('counts nothing when its clock goes back', () => {
    const { after } = watched();
    after(0);
    expect(after(-5000)).toBe(0);
  });

  it('never counts more than was read, whatever freezes between the looks', () => {
    const step = fc.record({
      read: fc.integer({ min: 0, max: TICK_MS }),
      frozen: fc.oneof(fc.constant(0), fc.integer({ min: MAX_TICK_GAP_MS + 1, max: 86_400_000 })),
      isReading: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { after } = watched();
        let counted = after(0);
        let read = 0;
        let was = true;
        for (const { read: milliseconds, frozen, isReading } of steps) {
          counted += after(milliseconds + frozen, isReading);
          if (was) read += milliseconds;
          was = isReading;
        }
        expect(counted).toBeLessThanOrEqual(read);
      }),
    );
  });
});
