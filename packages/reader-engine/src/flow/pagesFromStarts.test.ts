import { describe, expect, it } from 'vitest';
import { pagesFromStarts } from './pagesFromStarts.ts';

describe('pages known by their starts', () => {
  const pages = pagesFromStarts([0, 40, 41, 90]);

  it.each([
    [0, 0],
    [39, 0],
    [40, 1],
    [41, 2],
    [89, 2],
    [90, 3],
    [5000, 3],
    [Infinity, 3],
  ])('show offset %s on page %s', (offset, page) => {
    expect(pages.pageAt(offset)).toBe(page);
  });

  it('are all there from the start', () => {
    expect(pages.isComplete).toBe(true);
    expect(pages.pageCount).toBe(4);
    expect([0, 1, 2, 3].map(pages.pageStart)).toEqual([0, 40, 41, 90]);
  });

  it('are one in a chapter without text', () => {
    const empty = pagesFromStarts([0]);
    expect([empty.pageCount, empty.pageAt(0), empty.pageStart(9)]).toEqual([1, 0, 0]);
  });
});
