import type { StoredChapter } from '@shuye/core-domain';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { CONTENT_CACHE_BOOKS, createStoredChapters } from './createStoredChapters.ts';

const stored = (bookId: string, chapterId = 'c1'): StoredChapter => ({
  bookId,
  chapterId,
  title: '第一章',
  index: 0,
  content: { kind: 'text', text: `${bookId}/${chapterId}` },
});

describe('chapters stored on the device', () => {
  it('hold one chapter of each of five books [CACHE-01, CONST-04]', () => {
    expect(CONTENT_CACHE_BOOKS).toBe(5);
    const chapters = createStoredChapters(memoryStorage());
    for (const book of ['1', '2', '3', '4', '5']) chapters.put(stored(book));
    for (const book of ['1', '2', '3', '4', '5']) expect(chapters.get(book)).toEqual(stored(book));
  });

  it('drop the oldest book for the sixth [CACHE-03]', () => {
    const chapters = createStoredChapters(memoryStorage());
    for (const book of ['1', '2', '3', '4', '5', '6']) chapters.put(stored(book));
    expect(chapters.get('1')).toBeUndefined();
    expect(chapters.get('6')).toEqual(stored('6'));
  });

  it('count a book as new when another of its chapters is stored', () => {
    const chapters = createStoredChapters(memoryStorage());
    for (const book of ['1', '2', '3', '4', '5']) chapters.put(stored(book));
    chapters.put(stored('1', 'c9'));
    chapters.put(stored('6'));
    expect(chapters.get('1')).toEqual(stored('1', 'c9'));
    expect(chapters.get('2')).toBeUndefined();
  });

  it('outlive the page, and keep what another tab has stored [CACHE-02]', () => {
    const storage = memoryStorage();
    createStoredChapters(storage).put(stored('1'));
    const chapters = createStoredChapters(storage);
    createStoredChapters(storage).put(stored('2'));
    chapters.put(stored('3'));
    expect([chapters.get('1'), chapters.get('2'), chapters.get('3')].every(Boolean)).toBe(true);
  });

  it.each([[undefined], ['damaged'], [[{ bookId: 7 }, null]], [{}]])('are none in a storage that holds %j', (value) => {
    const chapters = createStoredChapters(memoryStorage(value));
    expect(chapters.get('1')).toBeUndefined();
    chapters.put(stored('1'));
    expect(chapters.get('1')).toEqual(stored('1'));
  });
});
