import { describe, expect, it } from 'vitest';
import { pagesFromStarts } from '../flow/pagesFromStarts.ts';
import { createTextPages } from '../layout/createTextPages.ts';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { spreadPages } from './spreadPages.ts';

describe('pages side by side', () => {
  const spreads = spreadPages(pagesFromStarts([0, 100, 200, 300, 400]), 2);

  it('are counted in pairs, the last one alone', () => {
    expect(spreads.pageCount).toBe(3);
    expect([0, 1, 2].map((page) => spreads.pageStart(page))).toEqual([0, 200, 400]);
  });

  it('show an offset in either of their columns', () => {
    expect([0, 99, 100, 199, 200, 350, 400, Infinity].map((offset) => spreads.pageAt(offset))).toEqual([
      0, 0, 0, 0, 1, 1, 2, 2,
    ]);
  });

  it('are the pages themselves where one stands alone', () => {
    const pages = pagesFromStarts([0, 100]);
    expect(spreadPages(pages, 1)).toBe(pages);
  });

  it('count only spreads whose columns are both final while the chapter grows', () => {
    const five = { ...pagesFromStarts([0, 100, 200, 300, 400]), isComplete: false };
    expect(spreadPages(five, 2)).toMatchObject({ pageCount: 2, isComplete: false });
  });

  it('grow as far as is wanted', () => {
    const text = '山中灯火。\n'.repeat(10_000);
    const body = fixedMeasurer(16);
    const pages = createTextPages({ title: '', text, style: aTextStyle(), body, heading: fixedMeasurer(24) });
    const growing = spreadPages(pages, 2);
    growing.growTo(3);
    expect(growing.isComplete).toBe(false);
    expect(growing.pageCount).toBeGreaterThanOrEqual(3);
    expect(growing.pageStart(2)).toBe(pages.pageStart(4));
    growing.growTo(Infinity);
    expect(growing.pageCount).toBe(Math.ceil(pages.pageCount / 2));
  });
});
