import { describe, expect, it } from 'vitest';
import type { ShownText } from '../chapters/ReadyChapter.ts';
import { createConvertedText } from '../convert/createConvertedText.ts';
import { pagesFromStarts } from '../flow/pagesFromStarts.ts';
import { createTextPages } from '../layout/createTextPages.ts';
import { aTextStyle } from '../testing/aTextStyle.ts';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { shownPages } from './shownPages.ts';

const shownAs = (source: string, convert: (text: string) => string): ShownText => ({
  title: '',
  ...createConvertedText(source, convert),
});

describe('pages of a converted text', () => {
  it('are the pages themselves where nothing is converted', () => {
    const pages = pagesFromStarts([0, 100]);
    expect(shownPages(pages, undefined)).toBe(pages);
  });

  it('begin at offsets of the source', () => {
    const source = '上网。看云。上网。';
    const pages = pagesFromStarts([0, 4, 7]);
    const mapped = shownPages(
      pages,
      shownAs(source, (text) => text.replace('网', '網路')),
    );
    expect([0, 1, 2].map((page) => mapped.pageStart(page))).toEqual([0, 3, 6]);
    expect([0, 2, 3, 5, 6, 8].map((offset) => mapped.pageAt(offset))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(mapped.pageAt(Infinity)).toBe(2);
  });

  it.each([
    ['doubles', (text: string): string => text.replace(/山/g, '山岳')],
    ['halves', (text: string): string => text.replace(/山中/g, '山')],
    ['trebles', (text: string): string => text.replace(/[一-鿿]/g, (char) => char.repeat(3))],
  ])('come back to themselves when a conversion %s what stands on them', (_, convert) => {
    const source = Array.from({ length: 80 }, (__, at) => `第${at}段山中灯火山中灯火一夜山中未熄。`).join('\n');
    const shown = shownAs(source, convert);
    const drawn = createTextPages({
      title: '',
      text: shown.text,
      style: aTextStyle({ column: 96, height: 95 }),
      body: fixedMeasurer(16),
      heading: fixedMeasurer(24),
    });
    const pages = shownPages(drawn, shown);
    pages.growTo(Infinity);
    expect(pages.isComplete).toBe(true);
    let before = -1;
    for (let page = 0; page < pages.pageCount; page++) {
      const start = pages.pageStart(page);
      expect(start).toBeGreaterThan(before);
      expect(pages.pageAt(start)).toBe(page);
      before = start;
    }
  });
});
