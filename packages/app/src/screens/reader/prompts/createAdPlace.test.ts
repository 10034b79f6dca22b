import { aChapter } from '@shuye/core-domain/testing';
import type { PageMark, ReaderState } from '@shuye/reader-engine';
import { describe, expect, it } from 'vitest';
import { createAdPlace } from './createAdPlace.ts';

interface Reading {
  offset: number;
  chapterId?: string;
  mark?: PageMark;
}

const text = '字'.repeat(1000);

/** A chapter of 1000 characters. */
function reading({ offset, chapterId = 'c1', mark }: Reading): ReaderState {
  const chapter = aChapter({ chapterId });
  return {
    status: 'reading',
    list: { bookId: '1', chapters: [chapter], volumes: [], prefixes: { free: '', charge: '' } },
    chapter: { status: 'ready', index: 0, chapter, content: { kind: 'text', chapter, text } },
    place: { chapterId, offset, print: '' },
    mark,
    back: undefined,
    isSubstitute: false,
  };
}

describe('the place of an ad', () => {
  it.each([
    [0, undefined],
    [249, undefined],
    [250, 'middle'],
    [749, 'middle'],
    [750, 'bottom'],
  ])('after %s of 1000 characters is %s [READER-16, READER-17]', (offset, place) => {
    expect(createAdPlace()(reading({ offset }))).toBe(place);
  });

  it('is the end on the last page, wherever that begins [READER-17]', () => {
    expect(createAdPlace()(reading({ offset: 600, mark: { page: 1, pageCount: 2 } }))).toBe('bottom');
    expect(createAdPlace()(reading({ offset: 600, mark: { page: 1, pageCount: undefined } }))).toBe('middle');
  });

  it('stays the end when the pages become more, until one goes back [READER-17]', () => {
    const placeOf = createAdPlace();
    placeOf(reading({ offset: 600, mark: { page: 1, pageCount: 2 } }));
    expect(placeOf(reading({ offset: 600, mark: { page: 1, pageCount: 3 } }))).toBe('bottom');
    expect(placeOf(reading({ offset: 550, mark: { page: 1, pageCount: 3 } }))).toBe('middle');
  });

  it('is found anew in another chapter', () => {
    const placeOf = createAdPlace();
    placeOf(reading({ offset: 0, mark: { page: 0, pageCount: 1 } }));
    expect(placeOf(reading({ chapterId: 'c2', offset: 300, mark: { page: 1, pageCount: 4 } }))).toBe('middle');
  });
});
