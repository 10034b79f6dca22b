import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchChapters } from './matchChapters.ts';

const known = (...titles: string[]) => titles.map((title, at) => ({ id: 100 + at, title }));

describe('matchChapters', () => {
  it.each([
    ['nothing changed', ['一', '二', '三'], [100, 101, 102]],
    ['a chapter came at the end', ['一', '二', '三', '四'], [100, 101, 102, undefined]],
    ['a chapter was inserted', ['一', '新', '二', '三'], [100, undefined, 101, 102]],
    ['a chapter came in front', ['序', '一', '二', '三'], [undefined, 100, 101, 102]],
    ['a chapter went away', ['一', '三'], [100, 102]],
    ['a title was corrected', ['一', '贰', '三'], [100, 101, 102]],
    ['all titles changed', ['甲', '乙', '丙'], [100, 101, 102]],
    ['two chapters changed places', ['二', '一', '三'], [undefined, 100, 102]],
    ['everything is new and longer', ['甲', '乙', '丙', '丁'], [undefined, undefined, undefined, undefined]],
  ])('when %s', (_, titles, ids) => {
    const matched = matchChapters(known('一', '二', '三'), titles);
    // Of two that changed places either may keep its id.
    if (titles[0] === '二') expect(matched.filter((id) => id !== undefined)).toHaveLength(2);
    else expect(matched).toEqual(ids);
  });

  it('matches chapters of one title by their order', () => {
    expect(matchChapters(known('上', '上', '下'), ['上', '上', '上', '下'])).toEqual([100, 101, undefined, 102]);
  });

  it('keeps every id when chapters are inserted anywhere, and gives none twice', () => {
    const titles = fc.uniqueArray(
      fc.integer({ min: 1, max: 400 }).map((number) => `第${number}章`),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(titles, fc.array(fc.nat({ max: 60 }), { maxLength: 6 }), (old, places) => {
        const chapters = old.map((title, at) => ({ id: at + 1, title }));
        const longer = [...old];
        for (const [at, place] of places.entries()) longer.splice(place % (longer.length + 1), 0, `新${at}`);
        const ids = matchChapters(chapters, longer);
        expect(longer.flatMap((title, at) => (old.includes(title) ? [ids[at]] : []))).toEqual(
          chapters.map(({ id }) => id),
        );
        const given = ids.filter((id) => id !== undefined);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });

  it('takes no time for a book of ten thousand chapters', () => {
    const titles = Array.from({ length: 10_000 }, (_, at) => `第${at}章`);
    expect(matchChapters(known(...titles), titles.toReversed())).toHaveLength(10_000);
  });
});
