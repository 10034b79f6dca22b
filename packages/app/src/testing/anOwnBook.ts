import { localBookId } from '@shuye/core-domain/book';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { OwnBook } from '../features/own-books/OwnBook.ts';
import { inOwnBooks } from '../features/own-books/openOwnBooks.ts';

/** A device that keeps databases, and this book in one; each chapter says its own name. */
export async function anOwnBook(change: Partial<OwnBook> = {}): Promise<OwnBook> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const chapters = ['第一夜', '第二夜', '第三夜'].map((title, index) => ({
    chapterId: `c${index}`,
    title,
    wordCount: 20,
    level: 1,
  }));
  const book: OwnBook = {
    bookId: localBookId('1x-2y-3'),
    owner: '',
    edition: 'e1',
    title: '夜渡',
    author: '沈渡舟',
    format: 'txt',
    wordCount: 60,
    addedAtMs: 1_790_000_000_000,
    chapters,
    volumes: [],
    ...change,
  };
  await inOwnBooks('readwrite', ['books', 'chapters'], async (store) => {
    store('books').put(book);
    book.chapters.forEach(({ title }, index) =>
      store('chapters').put({ kind: 'text', text: `${title}的正文。\n山中灯火一夜未熄。` }, [book.edition, index]),
    );
  });
  return book;
}
