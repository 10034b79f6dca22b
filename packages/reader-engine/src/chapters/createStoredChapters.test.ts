import type { StoredChapter } from '@shuye/core-domain/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { clearStoredChapters, CONTENT_CACHE_BOOKS, createStoredChapters } from './createStoredChapters.ts';

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

  it.each([[undefined], ['damaged'], [[{ bookId: 7 }, null]], [{}]])(
    'are empty for a storage that holds %j',
    (value) => {
      const chapters = createStoredChapters(memoryStorage(value));
      expect(chapters.get('1')).toBeUndefined();
      chapters.put(stored('1'));
      expect(chapters.get('1')).toEqual(stored('1'));
    },
  );

  it('belong to the reader who read them: another account is never shown them', () => {
    const storage = memoryStorage();
    createStoredChapters(storage, '8000001').put(stored('1'));
    expect(createStoredChapters(storage, '8000002').get('1')).toBeUndefined();
    expect(createStoredChapters(storage).get('1')).toBeUndefined();
    expect(createStoredChapters(storage, '8000001').get('1')).toEqual(stored('1'));
  });

  it('are gone from the device once another account has read, or after a logout', () => {
    const storage = memoryStorage();
    createStoredChapters(storage, '8000001').put(stored('1'));
    createStoredChapters(storage, '8000002').put(stored('2'));
    expect(JSON.stringify(storage.read())).not.toContain('1/c1');
    clearStoredChapters(storage);
    expect(createStoredChapters(storage, '8000002').get('2')).toBeUndefined();
  });

  it('are the text put last or none, never of another book, chapter or user, and never more than five [P9]', () => {
    const step = fc.record({
      kind: fc.constantFrom('put' as const, 'put' as const, 'put' as const, 'forget' as const, 'logout' as const),
      user: fc.constantFrom('', '8000001', '8000002'),
      book: fc.integer({ min: 1, max: 8 }).map(String),
      chapter: fc.constantFrom('c1', 'c2', 'c3'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const storage = memoryStorage();
        /** What each book was last written with, by whom; the newest last. */
        let model: Array<{ user: string; value: StoredChapter }> = [];
        for (const { kind, user, book, chapter } of steps) {
          const chapters = createStoredChapters(storage, user);
          if (kind === 'logout') {
            clearStoredChapters(storage);
            model = [];
          } else {
            model = model.filter((entry) => entry.user === user && entry.value.bookId !== book);
            if (kind === 'put') {
              const value = { ...stored(book, chapter), title: `${user}/${chapter}` };
              chapters.put(value);
              model = [...model, { user, value }].slice(-CONTENT_CACHE_BOOKS);
            } else {
              chapters.forget(book);
            }
          }
          for (const reader of ['', '8000001', '8000002']) {
            for (let at = 1; at <= 8; at++) {
              const expected = model.find((entry) => entry.user === reader && entry.value.bookId === String(at));
              expect(createStoredChapters(storage, reader).get(String(at))).toEqual(expected?.value);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
