import { exportAnnotations, liveAnnotations } from '@shuye/core-domain/annotation';
import { currentShelf, isKept } from '@shuye/core-domain/shelf';
import { colourNames } from '../../features/annotations/colourNames.ts';
import { downloadText } from '../../services/downloadText.ts';
import type { Services } from '../../services/Services.ts';
import { createAnnotationStore } from '../../stores/annotationStore.ts';
import { syncEverything } from '../../services/readerFile.ts';

/** Saves the highlights and notes of all books as one text. */
export async function exportNotes(services: Services): Promise<void> {
  const { storeOf, shelfRecords, userId, nowMs, toaster } = services;
  await syncEverything(services);
  const annotations = liveAnnotations(storeOf(createAnnotationStore).getState().load());
  if (annotations.length === 0) {
    toaster.show('还没有划线和笔记');
    return;
  }
  const books = new Map(
    currentShelf(shelfRecords.read(userId()))
      .filter(isKept)
      .map((book) => [book.bookId, book]),
  );
  const texts = [...new Set(annotations.map(({ bookId }) => bookId))].map((bookId) => {
    const details = books.get(bookId)?.keeping.details;
    return exportAnnotations('markdown', {
      book: { bookId, title: details?.title ?? `书 ${bookId}`, author: details?.author ?? '' },
      annotations: annotations
        .filter((annotation) => annotation.bookId === bookId)
        .sort((one, other) => one.highlight.createdAtMs - other.highlight.createdAtMs),
      exportedAtMs: nowMs(),
      colourNames,
    });
  });
  await downloadText('书页-划线和笔记.md', 'text/markdown', texts.join('\n'));
}
