import { createBookWorker, type Outcome } from './createBookWorker.ts';
import type { BookPreview, ImportSettings, Keeping } from './worker/BookPreview.ts';

export interface Importer {
  /** Reads the file as a book. A preview that is on its way ends for the next one. */
  preview: (settings: ImportSettings) => Promise<Outcome<BookPreview>>;
  /** Keeps what was previewed last; gives its id. */
  keep: (keeping: Keeping) => Promise<Outcome<string>>;
  close: () => void;
}

/** Reads and keeps one file in a worker of its own. */
export function createImporter(file: File, makeWorker: () => Worker, onProgress: (share: number) => void): Importer {
  const worker = createBookWorker(makeWorker, onProgress);
  return {
    preview: (settings) => {
      if (worker.isBusy()) worker.end();
      return worker.order({ kind: 'preview', file, settings }, (news) =>
        news.kind === 'preview' ? news.preview : undefined,
      );
    },
    keep: async (keeping) => {
      // It died while its reader looked at the book, and what it had read with it.
      if (!worker.isStarted()) return { kind: 'failed', fault: 'broken' };
      return worker.order({ kind: 'keep', keeping }, (news) => (news.kind === 'kept' ? news.bookId : undefined));
    },
    close: worker.end,
  };
}
