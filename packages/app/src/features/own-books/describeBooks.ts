import { bookInfo } from '@shuye/api-client/calls';
import type { ExportedBook } from '@shuye/core-domain/annotation';
import { isLocalBookId } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import { currentShelf, isKept } from '@shuye/core-domain/shelf';
import type { Services } from '../../services/Services.ts';
import { findOwnBook } from './ownBooks.ts';
import { ownerOf } from './ownShelf.ts';
import { whenAdmitted } from './space/whenAdmitted.ts';

/** Books that are asked for at a time: a server admits an account some fifty calls a second. */
const AT_ONCE = 4;
const TOO_MANY = 429;

/** Only this device knows a book that the reader brought along. */
async function describeOwnBook({ userId }: Services, bookId: string): Promise<ExportedBook> {
  const found = await findOwnBook(bookId, ownerOf(userId())).catch(() => undefined);
  return { bookId, title: found?.title ?? '本地书', author: found?.author ?? '' };
}

const keptBooks = ({ shelfRecords, userId }: Services): ReadonlyMap<string, ExportedBook> =>
  new Map(
    currentShelf(shelfRecords.read(userId())).flatMap((entry) => {
      if (!isKept(entry)) return [];
      const { title, author } = entry.keeping.details;
      return [[entry.bookId, { bookId: entry.bookId, title, author }]];
    }),
  );

/** The call says one thing of all that fails [ERR-14]; what it was is its cause. */
const throwCause = (error: unknown): never => {
  throw error instanceof AppError && error.cause instanceof AppError ? error.cause : error;
};

/** The server said something of this one book; of all others it may know more. */
const isOfOneBook = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'server' && error.code !== TOO_MANY;

/**
 * Names books for a file that is taken along, in their order. Those that are on no shelf are asked for, some at a time;
 * what is not to be had is named by its number, and without a server nothing more is asked.
 */
export async function describeBooks(services: Services, bookIds: readonly string[]): Promise<ExportedBook[]> {
  const { client } = services;
  const kept = keptBooks(services);
  const { signal } = new AbortController();
  let isServed = true;

  async function ask(bookId: string): Promise<ExportedBook> {
    if (isServed) {
      try {
        const { title, author } = await whenAdmitted(signal, () => client.send(bookInfo, { bookId }).catch(throwCause));
        return { bookId, title, author };
      } catch (error) {
        isServed &&= isOfOneBook(error);
      }
    }
    return { bookId, title: `书${bookId}`, author: '' };
  }

  const described = new Map<string, ExportedBook>();
  const waiting = bookIds.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const bookId of waiting) {
        const own = isLocalBookId(bookId) ? describeOwnBook(services, bookId) : undefined;
        described.set(bookId, (await own) ?? kept.get(bookId) ?? (await ask(bookId)));
      }
    }),
  );
  return bookIds.flatMap((bookId) => described.get(bookId) ?? []);
}
