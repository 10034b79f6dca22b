import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChapter } from '../testing/aChapter.ts';
import { catalogRows, rowOfChapter, type CatalogRow } from './catalogRows.ts';
import type { ChapterList, Volume } from './Chapter.ts';

const aList = (count: number, volumes: readonly Volume[] = []): ChapterList => ({
  bookId: '1001',
  chapters: Array.from({ length: count }, (_, index) => aChapter({ ordinal: index + 1 })),
  volumes,
  prefixes: { free: '/free/', charge: '/charge/' },
});

const words = (rows: readonly CatalogRow[]): string[] =>
  rows.map((row) => (row.kind === 'volume' ? row.title : row.chapter.chapterId));

const indexes = (rows: readonly CatalogRow[]): number[] =>
  rows.flatMap((row) => (row.kind === 'chapter' ? row.chapter.index : []));

const twoVolumes = aList(4, [
  { title: '上卷', firstIndex: 0 },
  { title: '下卷', firstIndex: 2 },
]);

describe('catalogRows', () => {
  it('heads each volume [CAT-07]', () => {
    expect(words(catalogRows(twoVolumes, 'ascending'))).toEqual(['上卷', 'c1', 'c2', '下卷', 'c3', 'c4']);
  });

  it('keeps headings above their chapters when the order is turned [CAT-07]', () => {
    expect(words(catalogRows(twoVolumes, 'descending'))).toEqual(['下卷', 'c4', 'c3', '上卷', 'c2', 'c1']);
  });

  it('has no headings in a book of one volume', () => {
    expect(words(catalogRows(aList(3), 'descending'))).toEqual(['c3', 'c2', 'c1']);
  });

  it('keeps chapters that stand before the first volume', () => {
    const list = aList(3, [{ title: '正文', firstIndex: 1 }]);
    expect(words(catalogRows(list, 'ascending'))).toEqual(['c1', '正文', 'c2', 'c3']);
  });

  it('leaves out a volume without chapters', () => {
    const list = aList(2, [
      { title: '空卷', firstIndex: 0 },
      { title: '正文', firstIndex: 0 },
    ]);
    expect(words(catalogRows(list, 'ascending'))).toEqual(['正文', 'c1', 'c2']);
  });

  it('is empty for a book without chapters', () => {
    expect(catalogRows(aList(0, [{ title: '空卷', firstIndex: 0 }]), 'ascending')).toEqual([]);
  });

  it('shows every chapter exactly once, in the order asked for, whatever the volumes', () => {
    const lists = fc.integer({ min: 1, max: 60 }).chain((count) =>
      fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { maxLength: 8 }).map((starts) =>
        aList(
          count,
          starts.toSorted((a, b) => a - b).map((firstIndex) => ({ title: `卷${firstIndex}`, firstIndex })),
        ),
      ),
    );
    fc.assert(
      fc.property(lists, (list) => {
        const up = list.chapters.map(({ index }) => index);
        expect(indexes(catalogRows(list, 'ascending'))).toEqual(up);
        expect(indexes(catalogRows(list, 'descending'))).toEqual(up.toReversed());
      }),
    );
  });
});

describe('rowOfChapter', () => {
  const rows = catalogRows(twoVolumes, 'ascending');

  it('counts headings', () => {
    expect(rowOfChapter(rows, 'c3')).toBe(4);
  });

  it.each(['c9', undefined])('finds no row for %s', (chapterId) => {
    expect(rowOfChapter(rows, chapterId)).toBe(-1);
  });
});
