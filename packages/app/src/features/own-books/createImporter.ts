import type {
  BookPreview,
  ImportFault,
  ImportNews,
  ImportOrder,
  ImportSettings,
  Keeping,
} from './worker/BookPreview.ts';

/** Outcome of an order; `stopped` where another order, or the reader, ended it. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; fault: ImportFault } | { kind: 'stopped' };

export interface Importer {
  /** Reads the file as a book. A preview that is on its way ends for the next one. */
  preview: (settings: ImportSettings) => Promise<Outcome<BookPreview>>;
  /** Keeps what was previewed last; gives its id. */
  keep: (keeping: Keeping) => Promise<Outcome<string>>;
  close: () => void;
}

type Settle = (news: Exclude<ImportNews, { kind: 'progress' }> | { kind: 'stopped' }) => void;

/**
 * Reads and keeps one file in a worker of its own. Nothing waits for work that is not wanted any more: its worker ends,
 * whatever it is at, and the next order has a new one.
 */
export function createImporter(file: File, makeWorker: () => Worker, onProgress: (share: number) => void): Importer {
  let worker: Worker | undefined;
  let settle: Settle | undefined;

  const end = (): void => {
    worker?.terminate();
    worker = undefined;
    settle?.({ kind: 'stopped' });
  };

  const started = (): Worker => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<ImportNews>) => {
      if (made !== worker) return;
      if (data.kind === 'progress') onProgress(data.share);
      else settle?.(data);
    });
    // Where the worker's code did not come, the event says nothing; where it died at its work, what it died of.
    made.addEventListener('error', (event) => {
      if (made !== worker) return;
      worker = undefined;
      settle?.({ kind: 'failed', fault: event.message ? 'broken' : 'unavailable' });
    });
    return made;
  };

  const order = <T>(given: ImportOrder, valueOf: (news: ImportNews) => T | undefined): Promise<Outcome<T>> =>
    new Promise((resolve) => {
      settle = (news) => {
        settle = undefined;
        if (news.kind === 'stopped' || news.kind === 'failed') return resolve(news);
        const value = valueOf(news);
        return resolve(value === undefined ? { kind: 'stopped' } : { kind: 'done', value });
      };
      worker ??= started();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origins
      worker.postMessage(given);
    });

  return {
    preview: (settings) => {
      if (settle) end();
      return order({ kind: 'preview', file, settings }, (news) => (news.kind === 'preview' ? news.preview : undefined));
    },
    keep: async (keeping) => {
      // It died while its reader looked at the book, and what it had read with it.
      if (!worker) return { kind: 'failed', fault: 'broken' };
      return order({ kind: 'keep', keeping }, (news) => (news.kind === 'kept' ? news.bookId : undefined));
    },
    close: end,
  };
}
