import { describe, expect, it } from 'vitest';
import { beyondTerms, proposeTerms } from './index.ts';

const terms = { chapterLimit: 12, dayLimit: 100 };
const chapter = { beanPrice: 12, due: 12, spentToday: 0 };
const sold = (beanPrice: number, change: object = {}) => ({
  chapterId: String(beanPrice),
  isFree: false,
  isBought: false,
  beanPrice,
  ...change,
});

describe('terms on which chapters are bought by themselves', () => {
  it.each([
    ['both limits', { spentToday: 88 }],
    ['a day that is full, where tickets pay', { due: 0, spentToday: 100 }],
    ['nothing spent yet', {}],
  ])('cover a chapter at %s', (_, change) => {
    expect(beyondTerms(terms, { ...chapter, ...change })).toBeUndefined();
  });

  it('do not cover a chapter that is dearer than agreed, and say what it costs', () => {
    expect(beyondTerms(terms, { ...chapter, beanPrice: 13, due: 13 })).toBe(
      '本章13书豆，超过自动购买的每章12书豆，请确认后购买',
    );
  });

  it('do not cover what goes beyond the day, and say what was spent', () => {
    expect(beyondTerms(terms, { ...chapter, spentToday: 89 })).toBe(
      '自动购买今天已用89书豆，本章会超过每天100书豆的上限，请确认后购买',
    );
  });

  it.each([{ beanPrice: Number.NaN }, { spentToday: Number.NaN }])('cover nothing that is no number: %j', (change) => {
    expect(beyondTerms(terms, { ...chapter, ...change })).toBeDefined();
  });

  it('are proposed by the dearest chapter that is for sale, with the reader’s discount', () => {
    const chapters = [sold(10), sold(15), sold(40, { isFree: true }), sold(50, { isBought: true })];
    expect(proposeTerms(chapters, 100)).toEqual({ chapterLimit: 15, dayLimit: 100 });
    expect(proposeTerms(chapters, 80)).toEqual({ chapterLimit: 12, dayLimit: 100 });
  });

  it.each([
    [100, 100],
    [101, 200],
    [500, 500],
  ])('are proposed with a day that covers the dearest chapter, of %i, at least: %i', (beanPrice, dayLimit) => {
    const proposed = proposeTerms([sold(beanPrice), sold(10)], 100);
    expect(proposed).toEqual({ chapterLimit: beanPrice, dayLimit });
    expect(proposed && beyondTerms(proposed, { beanPrice, due: beanPrice, spentToday: 0 })).toBeUndefined();
  });

  it('leave a chapter that no day covers to its reader', () => {
    expect(proposeTerms([sold(501), sold(10)], 100)).toEqual({ chapterLimit: 10, dayLimit: 100 });
  });

  it('are proposed for nothing where nothing is for sale, or nothing that a day covers', () => {
    expect(proposeTerms([sold(40, { isFree: true }), sold(0)], 100)).toBeUndefined();
    expect(proposeTerms([sold(501), sold(9876)], 100)).toBeUndefined();
  });
});
