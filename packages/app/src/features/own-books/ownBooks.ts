import type { ChapterContent } from '@shuye/core-domain/chapter';
import type { OwnBook } from './OwnBook.ts';
import { editionStores, inOwnBooks, ofEdition, settled } from './openOwnBooks.ts';

/** The books that a reader sees here: their own, and those that guests brought. */
const ownersFor = (owner: string): string[] => (owner === '' ? [''] : [owner, '']);

export async function listOwnBooks(owner: string): Promise<readonly OwnBook[]> {
  const books = await inOwnBooks('readonly', ['books'], (store) =>
    settled(store('books').getAll() as IDBRequest<OwnBook[]>),
  );
  const seen = new Set<string>();
  return ownersFor(owner).flatMap((one) =>
    books.filter((book) => {
      if (book.owner !== one || seen.has(book.bookId)) return false;
      seen.add(book.bookId);
      return true;
    }),
  );
}

export const findOwnBook = (bookId: string, owner: string): Promise<OwnBook | undefined> =>
  inOwnBooks('readonly', ['books'], async (store) => {
    const [own, guest] = await Promise.all(
      [owner, ''].map((one) => settled(store('books').get([one, bookId]) as IDBRequest<OwnBook | undefined>)),
    );
    return own ?? guest;
  });

/** The text of a chapter; undefined where it is gone. */
export const readOwnChapter = (edition: string, index: number): Promise<ChapterContent | undefined> =>
  inOwnBooks('readonly', ['chapters'], (store) =>
    settled(store('chapters').get([edition, index]) as IDBRequest<ChapterContent | undefined>),
  );

export const readOwnPicture = (edition: string, name: string): Promise<Blob | undefined> =>
  inOwnBooks('readonly', ['pictures'], (store) =>
    settled(store('pictures').get([edition, name]) as IDBRequest<Blob | undefined>),
  );

export const removeOwnBooks = (books: readonly OwnBook[]): Promise<void> =>
  inOwnBooks('readwrite', ['books', ...editionStores], async (store) => {
    for (const { owner, bookId, edition } of books) {
      store('books').delete([owner, bookId]);
      for (const name of editionStores) store(name).delete(ofEdition(edition));
    }
  });

/** Removes what an import has written that comes to no end. */
export const dropEdition = (edition: string): Promise<void> =>
  inOwnBooks('readwrite', ['imports', ...editionStores], async (store) => {
    for (const name of editionStores) store(name).delete(ofEdition(edition));
    store('imports').delete(edition);
  });

export async function removeOwnBooksOf(owner: string): Promise<void> {
  const books = await listOwnBooks(owner);
  await removeOwnBooks(books.filter((book) => book.owner === owner));
}

/** Texts of chapters from one on, as many as are wanted. */
export const readOwnChapters = (edition: string, from: number, count: number): Promise<readonly ChapterContent[]> =>
  inOwnBooks('readonly', ['chapters'], (store) =>
    settled(
      store('chapters').getAll(IDBKeyRange.bound([edition, from], [edition, from + count - 1])) as IDBRequest<
        ChapterContent[]
      >,
    ),
  );

/** Names of the pictures of an edition, in their order. */
export const listOwnPictures = (edition: string): Promise<readonly string[]> =>
  inOwnBooks('readonly', ['pictures'], async (store) =>
    ((await settled(store('pictures').getAllKeys(ofEdition(edition)))) as [string, string][]).map(([, name]) => name),
  );
