import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import {
  calmSliding,
  FAST_SLIDE_TEXT,
  FAST_SLIDE_TOAST_MS,
  watchSliding,
  type SlideEvent,
  type Sliding,
} from './watchSliding.ts';

const NOW = 1_790_000_000_000;
const scrolled = (screens: number, at: number): SlideEvent => ({ type: 'scrolled', screens, nowMs: NOW + at });
const turned = (at: number): SlideEvent => ({ type: 'turned', nowMs: NOW + at });

/** Times of the events that warned. */
function warnings(events: readonly SlideEvent[]): number[] {
  let sliding: Sliding = calmSliding(NOW);
  return events.flatMap((event) => {
    const step = watchSliding(sliding, event);
    sliding = step.sliding;
    return step.warns ? [event.nowMs - NOW] : [];
  });
}

describe('sliding too fast', () => {
  it('is told for 1200 ms [READER-38] [CONST-16]', () => {
    expect([FAST_SLIDE_TEXT, FAST_SLIDE_TOAST_MS]).toEqual(['滑动太快啦，慢慢读才能获得能量哦', 1200]);
  });

  it('is three windows in a row of more than a screen each [READER-38]', () => {
    expect(warnings([scrolled(1.1, 0), scrolled(1.1, 500), scrolled(1.1, 1000)])).toEqual([1000]);
    expect(warnings([scrolled(0.6, 0), scrolled(0.6, 499), scrolled(1.1, 999), scrolled(-1.1, 1499)])).toEqual([1499]);
  });

  it.each([
    ['exactly a screen', [scrolled(1, 0), scrolled(1.1, 500), scrolled(1.1, 1000)]],
    [
      'a slow window between',
      [scrolled(2, 0), scrolled(2, 500), scrolled(0.5, 1000), scrolled(2, 1500), scrolled(2, 2000)],
    ],
    ['a slow window at the end', [scrolled(2, 0), scrolled(2, 500), scrolled(1, 1000)]],
    ['a window without a scroll', [scrolled(2, 0), scrolled(2, 500), scrolled(2, 1500), scrolled(2, 2000)]],
    ['all in one window', [scrolled(5, 0), scrolled(5, 100), scrolled(5, 499)]],
    [
      'a slow window that a late scroll does not shift',
      [scrolled(2, 0), scrolled(0.6, 900), scrolled(0.6, 1100), scrolled(2, 1500)],
    ],
    ['a clock set back', [scrolled(2, 0), scrolled(2, 500), scrolled(2, -60_000), scrolled(2, -59_500)]],
  ])('is not %s', (_name, events) => {
    expect(warnings(events)).toEqual([]);
  });

  it('starts to count anew after a pause', () => {
    expect(
      warnings([scrolled(2, 0), scrolled(2, 500), scrolled(2, 5000), scrolled(2, 5500), scrolled(2, 6000)]),
    ).toEqual([6000]);
  });

  it('is three page turns within 1500 ms [READER-38]', () => {
    expect(warnings([turned(0), turned(700), turned(1500)])).toEqual([1500]);
    expect(warnings([turned(0), turned(0), turned(0)])).toEqual([0]);
    expect(warnings([turned(0), turned(700), turned(1501)])).toEqual([]);
    expect(warnings([turned(0), turned(1400), turned(2000), turned(2900)])).toEqual([2900]);
    expect(warnings([turned(0), turned(100), turned(-5000)])).toEqual([]);
  });

  it('is told once a chapter [READER-38]', () => {
    const fast = [turned(0), turned(1), turned(2), turned(3), scrolled(2, 4), scrolled(2, 504), scrolled(2, 1004)];
    expect(warnings(fast)).toEqual([2]);
    const next: SlideEvent = { type: 'chapter', nowMs: NOW + 100 };
    expect(warnings([...fast, next, turned(101), turned(102), turned(103)])).toEqual([2, 103]);
  });

  it('is never told to who turns a page a second and scrolls a screen a window', () => {
    const step = fc.record({
      wait: fc.integer({ min: 751, max: 3000 }),
      screens: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    checkProperty(
      'rule',
      fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
        let at = 0;
        const events = steps.flatMap(({ wait, screens }) => {
          at += wait;
          return [turned(at), scrolled(screens, at)];
        });
        return warnings(events).length === 0;
      }),
    );
  });
});
