import fc from 'fast-check';
import { expect, it } from 'vitest';
import { charactersOfScreen, pageTime, paces, scrollSpeed } from './readingPace.ts';

const phone = { fontSize: 20, lineHeight: 1.75, margin: 20, width: 390 };

it('turns a page when its characters were read', () => {
  expect(pageTime(400, 400)).toBe(60_000);
  expect(pageTime(400, 200)).toBe(30_000);
});

it('leaves a page with hardly any text long enough to be seen', () => {
  expect(pageTime(1200, 1)).toBe(2500);
});

it('scrolls a line in the time that its characters take', () => {
  // 17 characters a line, 35 px high: at 340 a minute, 20 lines a minute.
  expect(scrollSpeed(340, phone)).toBeCloseTo((20 * 35) / 60);
  expect(charactersOfScreen(phone, 700)).toBe(17 * 20);
});

it('scrolls a screen in as long as a page of the same text stays', () => {
  const block = fc.record({
    fontSize: fc.integer({ min: 14, max: 32 }),
    lineHeight: fc.constantFrom(1.5, 1.75, 2, 2.25),
    margin: fc.constantFrom(12, 20, 28, 40),
    width: fc.integer({ min: 320, max: 1440 }),
  });
  fc.assert(
    fc.property(
      block,
      fc.integer({ min: paces.slowest, max: paces.fastest }),
      fc.integer({ min: 5, max: 30 }),
      (at, pace, lines) => {
        const height = lines * at.fontSize * at.lineHeight;
        const seconds = height / scrollSpeed(pace, at);
        const pageSeconds = (charactersOfScreen(at, height + 0.001) / pace) * 60;
        expect(seconds).toBeCloseTo(pageSeconds, 3);
      },
    ),
  );
});
