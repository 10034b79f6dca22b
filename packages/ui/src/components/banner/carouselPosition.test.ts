import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRepeat, slideAt, trackPosition } from './carouselPosition.ts';

const counts = fc.integer({ min: 1, max: 20 });

it('finds every slide again at its own place, which is no repetition', () => {
  fc.assert(
    fc.property(counts, fc.nat(19), (count, place) => {
      const index = place % count;
      expect(slideAt(trackPosition(index, count), count)).toBe(index);
      expect(isRepeat(trackPosition(index, count), count)).toBe(false);
    }),
  );
});

it('shows the last slide before the first and the first after the last [UI-02]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), (count) => {
      expect(slideAt(0, count)).toBe(count - 1);
      expect(slideAt(count + 1, count)).toBe(0);
      expect([isRepeat(0, count), isRepeat(count + 1, count)]).toEqual([true, true]);
    }),
  );
});
