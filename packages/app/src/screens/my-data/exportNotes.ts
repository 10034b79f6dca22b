import { exportBooks, liveAnnotations } from '@shuye/core-domain/annotation';
import { describeBooks } from '../../features/own-books/describeBooks.ts';
import { colourNames } from '../../features/annotations/colourNames.ts';
import type { ExportFile } from '../../features/annotations/exportFiles.ts';
import { downloadText } from '../../services/downloadText.ts';
import { syncEverything } from '../../services/readerFile.ts';
import type { Services } from '../../services/Services.ts';
import { createAnnotationStore } from '../../stores/annotationStore.ts';

export async function exportNotes(services: Services, { format, ending, type }: ExportFile): Promise<void> {
  const { storeOf, nowMs, toaster } = services;
  await syncEverything(services);
  const annotations = liveAnnotations(storeOf(createAnnotationStore).getState().load());
  if (annotations.length === 0) {
    toaster.show('还没有划线和笔记');
    return;
  }
  const bookIds = [...new Set(annotations.map(({ bookId }) => bookId))];
  const books = (await describeBooks(services, bookIds)).map((book) => ({
    book,
    annotations: annotations
      .filter(({ bookId }) => bookId === book.bookId)
      .sort((one, other) => one.highlight.createdAtMs - other.highlight.createdAtMs),
    colourNames,
  }));
  await downloadText(`书页-划线和笔记.${ending}`, type, exportBooks(format, nowMs(), books));
}
