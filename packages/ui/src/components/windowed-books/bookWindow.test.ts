import { describe, expect, it } from 'vitest';
import { nextWindow } from './bookWindow.ts';

const COUNT = 10_000;
const VIEW = 844;
const rows = { columns: 3, rowHeight: 200 };
const nothing = { first: 0, end: 0 };
const at = (scrolled: number) => ({ count: COUNT, top: 100 - scrolled, viewHeight: VIEW });

describe('the books that are drawn', () => {
  it.each([0, 90, 1000, 123_456, 3334 * 200 - VIEW, 9e9])(
    'are those that are seen at %d px, and few others',
    (scrolled) => {
      const { first, end } = nextWindow(nothing, rows, at(scrolled));
      const bottom = Math.min(COUNT, Math.ceil((scrolled - 100 + VIEW) / 200) * 3);
      const top = Math.max(0, Math.min(Math.floor((scrolled - 100) / 200) * 3, COUNT - 1));
      expect(first).toBeLessThanOrEqual(top);
      expect(end).toBeGreaterThanOrEqual(Math.max(bottom, first + 1));
      expect(end - first).toBeLessThanOrEqual(3 * (Math.ceil((3 * VIEW) / 200) + 1));
      expect(first % 3).toBe(0);
    },
  );

  it('stay as they are while enough of them are ready', () => {
    const before = nextWindow(nothing, rows, at(10_000));
    expect(nextWindow(before, rows, at(10_400))).toBe(before);
    const after = nextWindow(before, rows, at(10_700));
    expect(after.first).toBeGreaterThan(before.first);
  });

  it('begin with a whole row when a turned phone has other columns', () => {
    const before = nextWindow(nothing, rows, at(10_100));
    expect(before.first % 6).not.toBe(0);
    expect(nextWindow(before, { columns: 6, rowHeight: 200 }, at(3000)).first % 6).toBe(0);
  });

  it('are all there are of a short list', () => {
    expect(nextWindow(nothing, rows, { count: 2, top: 100, viewHeight: VIEW })).toEqual({ first: 0, end: 2 });
  });
});
