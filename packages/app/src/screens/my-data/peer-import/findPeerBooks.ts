import { searchResult } from '@shuye/api-client/calls';
import { BookFormat } from '@shuye/core-domain/book';
import { isSameBook, type FoundBook, type PeerBook, type PeerExport } from '@shuye/core-domain/peer-exports';
import { listOwnBooks } from '../../../features/own-books/ownBooks.ts';
import { ownerOf } from '../../../features/own-books/ownShelf.ts';
import { bookQuery, chapterListQuery } from '../../../queries/bookQueries.ts';
import type { Services } from '../../../services/Services.ts';

/** Searches of one import: the server lets a reader search so often a minute. */
const MAX_SEARCHED = 300;

/** The books that an export names, each once. */
export function booksOf({ shelf, marks }: PeerExport): readonly PeerBook[] {
  const books = new Map<string, PeerBook>();
  for (const { title, author } of [...shelf, ...marks]) books.set(`${title}\n${author}`, { title, author });
  return [...books.values()];
}

async function ownBooks({ userId }: Services): Promise<readonly FoundBook[]> {
  const books = await listOwnBooks(ownerOf(userId())).catch(() => []);
  return books.map(({ bookId, title, author, format, chapters }) => ({
    bookId,
    title,
    author,
    coverUrl: '',
    format: format === 'epub' ? BookFormat.Epub : BookFormat.Standard,
    isOwn: true,
    chapters,
  }));
}

async function inLibrary({ client, query }: Services, wanted: PeerBook): Promise<FoundBook | undefined> {
  const { books, directHit } = await client.send(searchResult, { word: wanted.title });
  const hit = [...(directHit ? [directHit] : []), ...books].find((book) => isSameBook(wanted, book));
  if (!hit) return undefined;
  const { bookId } = hit;
  const { format } = await query.fetchQuery(bookQuery(client, bookId));
  const { chapters } = await query.fetchQuery(chapterListQuery(client, bookId, format));
  const { title, author, coverUrl } = hit;
  return { bookId, title, author, coverUrl, format, isOwn: false, chapters };
}

export interface PeerSearch {
  found: readonly FoundBook[];
  missing: readonly PeerBook[];
  /** Those that were not looked for: more than are, or what asked was stopped. */
  unasked: number;
}

/**
 * Looks for the books of an export among those that its reader brought along, then in the library. Rejects with an `AppError`
 * where the library cannot be asked: what is not known is not said to be missing.
 */
export async function findPeerBooks(
  services: Services,
  wanted: readonly PeerBook[],
  { onProgress, isStopped }: { onProgress: (done: number) => void; isStopped: () => boolean },
): Promise<PeerSearch> {
  const own = await ownBooks(services);
  const found: FoundBook[] = [];
  const missing: PeerBook[] = [];
  let searched = 0;
  let unasked = 0;
  for (const [at, book] of wanted.entries()) {
    onProgress(at);
    const here = own.find((one) => isSameBook(book, one));
    if (!here && (isStopped() || searched >= MAX_SEARCHED)) {
      unasked += 1;
      continue;
    }
    if (!here) searched += 1;
    const hit = here ?? (await inLibrary(services, book));
    if (hit) found.push(hit);
    else missing.push(book);
  }
  return { found, missing, unasked };
}
