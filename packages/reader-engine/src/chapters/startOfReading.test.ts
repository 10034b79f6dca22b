import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { aChapterList } from '../testing/aChapterList.ts';
import { isChapterMissing, startOfReading } from './startOfReading.ts';

const list = aChapterList(10);
const savedPlace = placeAt('c4', '一二三四五六', 2);

describe('where reading starts', () => {
  it('is the first chapter where nothing is saved or forced', () => {
    expect(startOfReading(list, {})).toEqual({ isSubstitute: false, index: 0 });
  });

  it('is the saved place', () => {
    expect(startOfReading(list, { savedPlace })).toEqual({ isSubstitute: false, index: 3, place: savedPlace });
  });

  it('is the chapter that the address forces by id, whatever was saved [RPARAM-02, PROG-09]', () => {
    expect(startOfReading(list, { savedPlace, forcedChapterId: 'c7' })).toEqual({ isSubstitute: false, index: 6 });
  });

  it('is the chapter that the address forces by index, counted from 0 [RPARAM-03, PROG-09]', () => {
    expect(startOfReading(list, { savedPlace, forcedChapterIndex: 8 })).toEqual({ isSubstitute: false, index: 8 });
  });

  it('prefers the forced id, and takes the index where the id is unknown', () => {
    expect(startOfReading(list, { forcedChapterId: 'c2', forcedChapterIndex: 8 })).toEqual({
      isSubstitute: false,
      index: 1,
    });
    expect(startOfReading(list, { forcedChapterId: 'gone', forcedChapterIndex: 8 })).toEqual({
      isSubstitute: false,
      index: 8,
    });
  });

  it.each([-1, 10, NaN])('ignores the forced index %s', (forcedChapterIndex) => {
    expect(startOfReading(list, { savedPlace, forcedChapterIndex })).toEqual({
      isSubstitute: false,
      index: 3,
      place: savedPlace,
    });
  });

  it('keeps the place inside a chapter that is forced and was being read', () => {
    expect(startOfReading(list, { savedPlace, forcedChapterId: 'c4' })).toEqual({
      isSubstitute: false,
      index: 3,
      place: savedPlace,
    });
  });

  it('is the chapter nearest to a saved one that is gone, by its percent [PROG-09]', () => {
    const gone = placeAt('gone', '一二三四五六', 2);
    const hundred = aChapterList(100);
    expect(startOfReading(hundred, { savedPlace: gone, savedPercent: 7300 })).toEqual({
      index: 72,
      isSubstitute: true,
    });
    expect(startOfReading(hundred, { savedPlace: gone })).toEqual({ index: 0, isSubstitute: true });
    expect(startOfReading(hundred, { savedPlace: gone, savedPercent: 7300, forcedChapterIndex: 4 })).toEqual({
      index: 4,
      isSubstitute: false,
    });
  });

  it('finds that a requested chapter is missing in the list', () => {
    expect(isChapterMissing(list, { forcedChapterId: 'gone' })).toBe(true);
    expect(isChapterMissing(list, { savedPlace })).toBe(false);
    expect(isChapterMissing(list, {})).toBe(false);
  });
});
