import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../index.ts';
import { toChapter, toPrefixes, wireChapter } from './chapter.ts';

const chapter = (wire: object, index = 4) =>
  toChapter(v.parse(wireChapter, { chapterId: 5, chapterName: '第五章灯', contUrlSuffix: '1/5.json', ...wire }), index);

describe('a chapter on the wire', () => {
  it('is read with its place in the flattened list [ENT-12]', () => {
    const wire = {
      isFreeRead: 1,
      isBuy: '0',
      chapterPrice: '12',
      oriPrice: 20,
      chapterWordCount: 2100,
      wordCount: 9,
      chapterUpdateTime: 77,
      level: 2,
      chapterOrdid: 99,
      chapterIndex: 98,
    };
    expect(chapter(wire)).toEqual({
      chapterId: '5',
      title: '第五章 灯',
      index: 4,
      ordinal: 5,
      isFree: true,
      isBought: false,
      beanPrice: 12,
      originalPrice: 20,
      wordCount: 2100,
      updatedAt: 77,
      level: 2,
      parts: [{ suffix: '1/5.json', isFree: true }],
    });
    expect(chapter({ wordCount: 9 }).wordCount).toBe(9);
  });

  it('may lie in parts, each free or charged by itself, and have a preview [ENT-13] [API-13]', () => {
    const wire = {
      isFreeRead: 0,
      contUrlSuffix: [
        { contUrlSuffix: 'a', isFreeRead: 1 },
        { contUrlSuffix: 'b', isFreeRead: '0' },
      ],
      shortContUrlSuffix: 's',
    };
    expect(chapter(wire)).toMatchObject({
      parts: [
        { suffix: 'a', isFree: true },
        { suffix: 'b', isFree: false },
      ],
      previewSuffix: 's',
    });
    expect(chapter({ shortContUrlSuffix: '' })).not.toHaveProperty('previewSuffix');
  });

  it.each([0, '0', '', 'no', false, undefined])('is not given away by %j', (flag) => {
    expect(chapter({ isFreeRead: flag, isBuy: flag })).toMatchObject({ isFree: false, isBought: false });
  });

  it('resolves addresses below the prefixes of its book [ENT-14]', () => {
    const wire = { freeContUrlPrefix: '/f/', chargeContUrlPrefix: '/c/', shortContUrlPrefix: '/s/' };
    expect(toPrefixes(wire)).toEqual({ free: '/f/', charge: '/c/', preview: '/s/' });
    expect(toPrefixes({ ...wire, shortContUrlPrefix: '' })).toEqual({ free: '/f/', charge: '/c/' });
  });
});

it('a line of an epub’s contents names a chapter [ENT-15]', () => {
  const answer = v.parse(calls.epubCatalogList.answer, {
    data: { catalogList: [{ chapterId: 5, catalogName: '鱼腥草' }] },
  });
  expect(calls.epubCatalogList.toResult(answer)).toEqual([{ chapterId: '5', title: '鱼腥草', level: 1 }]);
});
