import type { BookNews, BookOrder } from './worker/BookOrder.ts';
import type { ImportFault } from './worker/BookPreview.ts';

/** Outcome of an order; `stopped` where another order, or the reader, ended it. */
export type Outcome<T> = { kind: 'done'; value: T } | { kind: 'failed'; fault: ImportFault } | { kind: 'stopped' };

export interface BookWorker {
  /** Whether an order is on its way. */
  isBusy: () => boolean;
  /** Whether a worker is there that knows what was ordered before. */
  isStarted: () => boolean;
  order: <T>(given: BookOrder, valueOf: (news: BookNews) => T | undefined) => Promise<Outcome<T>>;
  /** Ends the worker, whatever it is at. */
  end: () => void;
}

type Settle = (news: Exclude<BookNews, { kind: 'progress' }> | { kind: 'stopped' }) => void;

/**
 * A worker that takes one order at a time, started by the first. Nothing waits for work that is not wanted any more: its
 * worker ends, and the next order has a new one.
 */
export function createBookWorker(makeWorker: () => Worker, onProgress: (share: number) => void): BookWorker {
  let worker: Worker | undefined;
  let settle: Settle | undefined;

  const started = (): Worker => {
    const made = makeWorker();
    made.addEventListener('message', ({ data }: MessageEvent<BookNews>) => {
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

  return {
    isBusy: () => settle !== undefined,
    isStarted: () => worker !== undefined,
    order: (given, valueOf) =>
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
      }),
    end: () => {
      worker?.terminate();
      worker = undefined;
      settle?.({ kind: 'stopped' });
    },
  };
}
