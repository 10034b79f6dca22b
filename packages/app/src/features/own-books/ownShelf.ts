import { BookFormat } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import type { Services } from '../../services/Services.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { createOwnBookStore } from './createOwnBookStore.ts';
import type { OwnBook } from './OwnBook.ts';
import { loadKnownBooks, setKnownState, type KnownSpaceBook } from './space/spaceRecord.ts';
import { listOwnBooks, removeOwnBooks } from './ownBooks.ts';

/** Whose books are shown and brought now: the account's id, '' for a guest. */
export const ownerOf = (userId: string): string => (isLoggedInId(userId) ? userId : '');

/** By edition. The address of a picture stays the same as long as the page: it is shown without another look. */
const coverUrls = new Map<string, string>();

function coverUrlOf({ edition, cover }: OwnBook): string {
  const url = coverUrls.get(edition) ?? (cover ? URL.createObjectURL(cover) : '');
  coverUrls.set(edition, url);
  return url;
}

/** What stands in the space of the account and not on this device. */
const elsewhere = ({ bookId, title, author, format, at }: KnownSpaceBook): ShelfEntry => ({
  bookId,
  title,
  author,
  coverUrl: '',
  format: format === 'epub' ? BookFormat.Epub : BookFormat.Standard,
  addedAt: at,
  updatedAt: at,
});

const asEntry = (book: OwnBook, readAtMs = 0): ShelfEntry => ({
  bookId: book.bookId,
  title: book.title,
  author: book.author,
  coverUrl: coverUrlOf(book),
  format: book.format === 'epub' ? BookFormat.Epub : BookFormat.Standard,
  addedAt: book.addedAtMs,
  updatedAt: Math.max(book.addedAtMs, readAtMs),
});

/** Asks the device for the own books of a reader, whoever reads now. One that keeps nothing has none. */
export async function loadOwnShelf(services: Services, userId = services.userId()): Promise<void> {
  if (!('indexedDB' in window)) return;
  const { progress, storeOf, storage } = services;
  try {
    const books = await listOwnBooks(ownerOf(userId));
    const here = new Set(books.map(({ bookId }) => bookId));
    const known = isLoggedInId(userId) ? loadKnownBooks(storage) : [];
    const missing = known.filter(({ bookId, state }) => state === 'there' && !here.has(bookId));
    storeOf(createOwnBookStore).setState({
      entries: [...books.map((book) => asEntry(book, progress.load(book.bookId)?.at)), ...missing.map(elsewhere)],
      elsewhere: new Set(missing.map(({ bookId }) => bookId)),
    });
  } catch (cause) {
    console.info('Own books are not to be had.', cause);
  }
}

/**
 * Removes books with all that is kept of them on this device.
 * @returns Titles of those that stay in the space of the account: they are off this shelf, and on the others.
 */
export async function removeFromOwnShelf(services: Services, bookIds: readonly string[]): Promise<readonly string[]> {
  const books = (await listOwnBooks(ownerOf(services.userId()))).filter(({ bookId }) => bookIds.includes(bookId));
  await removeOwnBooks(books);
  for (const { edition } of books) {
    const url = coverUrls.get(edition);
    if (url) URL.revokeObjectURL(url);
    coverUrls.delete(edition);
  }
  const stays = loadKnownBooks(services.storage).filter(
    ({ bookId, state }) => bookIds.includes(bookId) && state === 'there',
  );
  setKnownState(
    services.storage,
    stays.map(({ bookId }) => bookId),
    'hidden',
  );
  const store = services.storeOf(createOwnBookStore);
  store.setState({ entries: store.getState().entries.filter(({ bookId }) => !bookIds.includes(bookId)) });
  return isLoggedInId(services.userId()) ? stays.map(({ title }) => title) : [];
}
