// @vitest-environment node
import type { ChapterContent } from '@shuye/core-domain/chapter';
import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOwnSource } from './createOwnSource.ts';
import type { OwnBook } from './OwnBook.ts';
import { writeBook } from './writeBook.ts';

const nowMs = () => 1_790_000_000_000;

const book: OwnBook = {
  bookId: 'local-1x-2y-3',
  owner: '',
  edition: 'here',
  title: '夜渡',
  author: '',
  format: 'epub',
  wordCount: 9,
  addedAtMs: nowMs(),
  chapters: [{ chapterId: 'c1', title: '第一夜', wordCount: 9, level: 1 }],
  volumes: [],
};
const content: ChapterContent = { kind: 'markup', markup: '<p>灯火<img src="map.png"></p>', css: '' };

/** The chapter as the reader gets it. */
async function open(source: ReturnType<typeof createOwnSource>): Promise<ChapterContent> {
  const list = await source.list(book.bookId);
  const [chapter] = list.chapters;
  if (!chapter) throw new Error('The book has no chapter.');
  return source.content(list, chapter, new AbortController().signal);
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  await writeBook({ edition: book.edition, nowMs }, async (put) => {
    const picture = new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/png' });
    await put({ chapter: { index: 0, content }, pictures: [{ name: 'map.png', picture }] });
    return book;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a chapter of a book of one’s own', () => {
  it('shows its pictures by addresses of this page, one for each, which end with it', async () => {
    const source = createOwnSource(book);
    const shown = await open(source);
    expect(shown).toEqual({ kind: 'markup', markup: expect.stringMatching(/<img src="blob:[^"]+">/), css: '' });
    expect(await open(source)).toEqual(shown);
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    source.close();
    await vi.waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
  });

  it('opens without a picture that the storage does not give out, and shows it once it does', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    type Get = (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) => IDBRequest;
    const original = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get')?.value as Get;
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    get.mockImplementation(function busyForPictures(this: IDBObjectStore, key) {
      if (this.name === 'pictures') throw new DOMException('The disk is busy.', 'UnknownError');
      return original.call(this, key);
    });
    const source = createOwnSource(book);
    expect(await open(source)).toMatchObject({ markup: '<p>灯火<img src=""></p>' });
    get.mockRestore();
    expect(await open(source)).toMatchObject({ markup: expect.stringMatching(/<img src="blob:[^"]+">/) });
  });
});
