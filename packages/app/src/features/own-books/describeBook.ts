import { bookInfo } from '@shuye/api-client/calls';
import type { ExportedBook } from '@shuye/core-domain/annotation';
import { isLocalBookId } from '@shuye/core-domain/book';
import { currentShelf, isKept } from '@shuye/core-domain/shelf';
import type { Services } from '../../services/Services.ts';
import { findOwnBook } from './ownBooks.ts';
import { ownerOf } from './ownShelf.ts';

/** Only this device knows a book that the reader brought along. */
async function describeOwnBook({ userId }: Services, bookId: string): Promise<ExportedBook> {
  const found = await findOwnBook(bookId, ownerOf(userId())).catch(() => undefined);
  return { bookId, title: found?.title ?? '本地书', author: found?.author ?? '' };
}

/**
 * Names a book for a file that is taken along. One that is on no shelf is asked for; what is not to be had is named by
 * its number.
 */
export async function describeBook(services: Services, bookId: string): Promise<ExportedBook> {
  if (isLocalBookId(bookId)) return describeOwnBook(services, bookId);
  const { client, shelfRecords, userId } = services;
  const kept = currentShelf(shelfRecords.read(userId())).find((entry) => entry.bookId === bookId);
  if (kept && isKept(kept)) return { bookId, title: kept.keeping.details.title, author: kept.keeping.details.author };
  return client.send(bookInfo, { bookId }).then(
    ({ title, author }) => ({ bookId, title, author }),
    () => ({ bookId, title: `书${bookId}`, author: '' }),
  );
}
