import { bookInfo } from '@shuye/api-client/calls';
import { exportBooks, liveAnnotations, type ExportedBook } from '@shuye/core-domain/annotation';
import { isLocalBookId } from '@shuye/core-domain/book';
import { isLoggedInId } from '@shuye/core-domain/member';
import { currentShelf, isKept } from '@shuye/core-domain/shelf';
import { findOwnBook } from '../../features/own-books/ownBooks.ts';
import { colourNames } from '../../features/annotations/colourNames.ts';
import type { ExportFile } from '../../features/annotations/exportFiles.ts';
import { downloadText } from '../../services/downloadText.ts';
import { syncEverything } from '../../services/readerFile.ts';
import type { Services } from '../../services/Services.ts';
import { createAnnotationStore } from '../../stores/annotationStore.ts';

/** Only this device knows a book that the reader brought along. */
async function describeOwnBook({ userId }: Services, bookId: string): Promise<ExportedBook> {
  const found = await findOwnBook(bookId, isLoggedInId(userId()) ? userId() : '').catch(() => undefined);
  return { bookId, title: found?.title ?? '本地书', author: found?.author ?? '' };
}

/** A book that is on no shelf is asked for; what is not to be had is named by its number. */
async function describeBook(services: Services, bookId: string): Promise<ExportedBook> {
  if (isLocalBookId(bookId)) return describeOwnBook(services, bookId);
  const { client, shelfRecords, userId } = services;
  const kept = currentShelf(shelfRecords.read(userId())).find((entry) => entry.bookId === bookId);
  if (kept && isKept(kept)) return { bookId, title: kept.keeping.details.title, author: kept.keeping.details.author };
  return client.send(bookInfo, { bookId }).then(
    ({ title, author }) => ({ bookId, title, author }),
    () => ({ bookId, title: `书 ${bookId}`, author: '' }),
  );
}

export async function exportNotes(services: Services, { format, ending, type }: ExportFile): Promise<void> {
  const { storeOf, nowMs, toaster } = services;
  await syncEverything(services);
  const annotations = liveAnnotations(storeOf(createAnnotationStore).getState().load());
  if (annotations.length === 0) {
    toaster.show('还没有划线和笔记');
    return;
  }
  const bookIds = [...new Set(annotations.map(({ bookId }) => bookId))];
  const books = await Promise.all(
    bookIds.map(async (bookId) => ({
      book: await describeBook(services, bookId),
      annotations: annotations
        .filter((annotation) => annotation.bookId === bookId)
        .sort((one, other) => one.highlight.createdAtMs - other.highlight.createdAtMs),
      colourNames,
    })),
  );
  await downloadText(`书页-划线和笔记.${ending}`, type, exportBooks(format, nowMs(), books));
}
