import { describe, expect, it } from 'vitest';
import { pagesFromStarts } from '../flow/pagesFromStarts.ts';
import { stepFrom } from './stepFrom.ts';

const pages = pagesFromStarts([0, 100, 250]);

describe('a step of one page', () => {
  it.each([
    ['to the next page', { index: 1, offset: 0 }, 1, { index: 1, offset: 100 }],
    ['from the middle of a page', { index: 1, offset: 120 }, 1, { index: 1, offset: 250 }],
    ['to the start of its own page', { index: 1, offset: 120 }, 0, { index: 1, offset: 100 }],
    ['into the next chapter', { index: 1, offset: 250 }, 1, { index: 2, offset: 0 }],
    ['to the page before', { index: 1, offset: 250 }, -1, { index: 1, offset: 100 }],
    ['into the chapter before, at its last page', { index: 1, offset: 99 }, -1, { index: 0, offset: Infinity }],
    ['to the trailer', { index: 4, offset: 300 }, 1, { index: 5, offset: 0 }],
    ['from the trailer to the last page', { index: 5, offset: 0 }, -1, { index: 4, offset: Infinity }],
  ] as const)('leads %s [READER-29, READER-30]', (_, position, by, next) => {
    expect(stepFrom({ position, by, chapterCount: 5, pages })).toEqual(next);
  });

  it('leads nowhere at either end of the book', () => {
    expect(stepFrom({ position: { index: 0, offset: 0 }, by: -1, chapterCount: 5, pages })).toBeUndefined();
    expect(stepFrom({ position: { index: 5, offset: 0 }, by: 1, chapterCount: 5, pages: undefined })).toBeUndefined();
  });

  it('is a chapter while no pages are known', () => {
    const from = { chapterCount: 5, pages: undefined, position: { index: 2, offset: 40 } };
    expect(stepFrom({ ...from, by: 1 })).toEqual({ index: 3, offset: 0 });
    expect(stepFrom({ ...from, by: -1 })).toEqual({ index: 1, offset: Infinity });
    expect(stepFrom({ ...from, by: 0 })).toBeUndefined();
  });
});
