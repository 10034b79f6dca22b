import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import type { Chapter } from '../chapter/Chapter.ts';
import { aChapter } from '../testing/aChapter.ts';
import { batchPurchase, batchSizes, parseBatchSize, type BatchOfChapters } from './batchPurchase.ts';

/** A hundred chapters at 10 beans; 3 is free, 5 is bought, 7 costs nothing. */
const chapters = Array.from({ length: 100 }, (_, index) => aChapter({ ordinal: index + 1 })).map((chapter) => ({
  ...chapter,
  isFree: chapter.ordinal === 3,
  isBought: chapter.ordinal === 5,
  beanPrice: chapter.ordinal === 7 ? 0 : 10,
}));

const ordinals = (batch: BatchOfChapters<Chapter>) =>
  'chapters' in batch ? batch.chapters.map(({ ordinal }) => ordinal) : [];

describe('buying several chapters', () => {
  it('buys from the chapter on the next that are for sale [BUY-04]', () => {
    const batch = batchPurchase(chapters, 'c2', 10);
    expect(ordinals(batch)).toEqual([2, 4, 6, 8, 9, 10, 11, 12, 13, 14]);
    expect(batch).toMatchObject({ beanPrice: 100 });
  });

  it.each([
    ['c51', 50, 50],
    ['c52', 50, 49],
    ['c81', 'rest', 20],
    ['c100', 'rest', 1],
    ['c1', 'rest', 97],
    ['c90', 20, 11],
  ] as const)('buys from %s on %s: %s chapters [BUY-04]', (from, size, count) => {
    expect(ordinals(batchPurchase(chapters, from, size))).toHaveLength(count);
  });

  it('refuses an unknown chapter with 433 and a bad number with 442', () => {
    expect(batchPurchase(chapters, 'c101', 10)).toEqual({ refused: 433 });
    expect(batchPurchase(chapters, 'c1', undefined)).toEqual({ refused: 442 });
    expect(batchPurchase([], 'c1', 'rest')).toEqual({ refused: 433 });
  });

  it.each([
    [10, 10],
    ['20', 20],
    [50, 50],
    ['rest', 'rest'],
    [0, undefined],
    [11, undefined],
    ['', undefined],
    ['10 ', undefined],
    ['1e1', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads %j as the size %j', (value, size) => {
    expect(parseBatchSize(value)).toBe(size);
  });

  it.each([
    [0, []],
    [1, []],
    [2, ['rest']],
    [10, ['rest']],
    [11, [10, 'rest']],
    [20, [10, 'rest']],
    [21, [10, 20, 'rest']],
    [51, [10, 20, 50, 'rest']],
  ])('offers with %s chapters left the sizes %j', (left, sizes) => {
    expect(batchSizes(left)).toEqual(sizes);
  });

  it('charges for no chapter that is free or bought, and for none twice [P11]', () => {
    const rights = fc.record({ isFree: fc.boolean(), isBought: fc.boolean(), beanPrice: fc.nat(30) });
    const size = fc.constantFrom(10 as const, 20 as const, 'rest' as const);
    checkProperty(
      'P11',
      fc.property(
        fc.array(rights, { minLength: 1, maxLength: 30, size: 'max' }),
        fc.nat(29),
        size,
        (drawn, at, wanted) => {
          const list = drawn.map((change, index) => aChapter({ ordinal: index + 1, ...change }));
          const from = list[at % list.length]?.ordinal ?? 1;
          const batch = batchPurchase(list, `c${from}`, wanted);
          if ('refused' in batch) return false;
          const bought = ordinals(batch);
          const isFair = batch.chapters.every((one) => !one.isFree && !one.isBought && one.beanPrice > 0);
          const sum = batch.chapters.reduce((beans, { beanPrice }) => beans + beanPrice, 0);
          const isBounded = wanted === 'rest' || bought.length <= wanted;
          const isAhead = bought.every((ordinal, index) => ordinal >= from && (bought[index - 1] ?? 0) < ordinal);
          return isFair && isBounded && isAhead && sum === batch.beanPrice;
        },
      ),
    );
  });
});
