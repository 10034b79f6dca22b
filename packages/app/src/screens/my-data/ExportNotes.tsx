import { exportAnnotations, liveAnnotations } from '@shuye/core-domain/annotation';
import { currentShelf, isKept } from '@shuye/core-domain/shelf';
import { Button } from '@shuye/ui';
import { colourNames } from '../../features/annotations/colourNames.ts';
import { downloadText } from '../../services/downloadText.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { createAnnotationStore } from '../../stores/annotationStore.ts';
import { syncEverything } from './readerFile.ts';

/** The highlights and notes of all books in one text. */
export function ExportNotes() {
  const services = useServices();
  const { storeOf, shelfRecords, userId, nowMs, toaster } = services;
  const save = async (): Promise<void> => {
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
  };
  return <Button onPress={() => void save()}>导出划线和笔记</Button>;
}
