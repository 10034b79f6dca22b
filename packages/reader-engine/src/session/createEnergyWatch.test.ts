import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manualClock.ts';
import { createEnergyWatch, type EnergyReport, type EnergyPosition } from './createEnergyWatch.ts';

function watched() {
  const clock = manualClock();
  const reports: Array<EnergyReport & { at: number }> = [];
  let warnings = 0;
  const watch = createEnergyWatch({
    clock,
    onReport: (report) => reports.push({ ...report, at: clock.elapsed() }),
    onTooFast: () => {
      warnings++;
    },
  });
  const at = (offset: number, change: Partial<EnergyPosition> = {}): void =>
    watch.at({ chapterId: 'c1', chapterSize: 2000, offset, length: 1000, isAtEnd: false, ...change });
  return { clock, watch, at, reports, warnings: () => warnings };
}

describe('energy progress', () => {
  it('reports chapter, size and percent [ENERGY-06]', () => {
    const { clock, at, reports } = watched();
    at(250);
    clock.pass(500);
    expect(reports).toEqual([{ chapterId: 'c1', chapterSize: 2000, percent: 25, at: 500 }]);
  });

  it('looks once in 500 ms, at the newest place [ENERGY-07] [CONST-14] [PROD-13]', () => {
    const { clock, at, reports } = watched();
    for (let offset = 0; offset < 49; offset++) {
      at(offset * 10);
      clock.pass(10);
    }
    expect(reports).toEqual([]);
    clock.pass(10);
    expect(reports.map(({ percent }) => percent)).toEqual([48]);
  });

  it('reports at most once a second, and never loses the last place [ENERGY-08] [CONST-15]', () => {
    const { clock, at, reports } = watched();
    for (let offset = 0; offset <= 900; offset += 10) {
      at(offset);
      clock.pass(50);
    }
    clock.pass(2000);
    const gaps = reports.slice(1).map(({ at: time }, before) => time - (reports[before]?.at ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
    expect(reports.at(-1)?.percent).toBe(90);
  });

  it('is whole where the end of the chapter is on the screen', () => {
    const { clock, at, reports } = watched();
    at(700, { isAtEnd: true });
    clock.pass(500);
    expect(reports[0]?.percent).toBe(100);
  });

  it('does not repeat itself while a reader stays', () => {
    const { clock, at, reports } = watched();
    at(250);
    clock.pass(5000);
    at(252);
    clock.pass(5000);
    expect(reports).toHaveLength(1);
  });

  it('is silent once it is stopped', () => {
    const { clock, watch, at, reports } = watched();
    at(250);
    watch.stop();
    clock.pass(5000);
    expect(reports).toEqual([]);
  });

  it('never comes more often than once a second, whatever is done', () => {
    const move = fc.record({ offset: fc.nat(1000), wait: fc.nat(800), chapter: fc.constantFrom('c1', 'c2') });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const { clock, at, reports } = watched();
        for (const { offset, wait, chapter } of moves) {
          at(offset, { chapterId: chapter });
          clock.pass(wait);
        }
        clock.pass(3000);
        const gaps = reports.slice(1).map(({ at: time }, before) => time - (reports[before]?.at ?? 0));
        expect(gaps.every((gap) => gap >= 1000)).toBe(true);
      }),
    );
  });
});

describe('sliding too fast', () => {
  it('is shown for three turns in 1.5 s, once a chapter [READER-38]', () => {
    const { clock, watch, at, warnings } = watched();
    at(0);
    for (let turn = 0; turn < 6; turn++) {
      watch.turned();
      clock.pass(300);
    }
    expect(warnings()).toBe(1);
    at(0, { chapterId: 'c2' });
    for (let turn = 0; turn < 3; turn++) watch.turned();
    expect(warnings()).toBe(2);
  });

  it('is shown for three fast windows of scrolling in a row', () => {
    const { clock, watch, at, warnings } = watched();
    at(0);
    for (let step = 0; step < 15; step++) {
      watch.scrolled(0.3);
      clock.pass(100);
    }
    expect(warnings()).toBe(1);
  });

  it('is not shown to a reader who takes their time', () => {
    const { clock, watch, at, warnings } = watched();
    at(0);
    for (let turn = 0; turn < 20; turn++) {
      watch.turned();
      watch.scrolled(0.5);
      clock.pass(1000);
    }
    expect(warnings()).toBe(0);
  });
});
