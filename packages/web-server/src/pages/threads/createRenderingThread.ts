import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { WrittenPage } from '../createPageWriter.ts';
import type { PageRenderer } from '../PageRenderer.ts';
import type { FromThread, RenderedSite, ToThread } from './ThreadMessages.ts';

/** Far beyond the time of a rendering's calls: one that has not ended by then goes round in circles. */
const MAX_RENDERING_MS = 20_000;

const isSource = import.meta.url.endsWith('.ts');
/** The thread's program, beside this file in the sources and in what is built from them. */
const program = new URL(isSource ? './renderingThread.ts' : './renderingThread.js', import.meta.url);
/** Sources load other packages' sources. */
const settings: WorkerOptions = isSource ? { execArgv: ['--conditions=@shuye/source'] } : {};

export interface RenderingThread extends PageRenderer {
  /** Resolves when it renders. @throws Error when it cannot, such as one of the build. */
  started: Promise<void>;
  /** Resolves when it is gone, by itself or stopped, with why it went by itself. */
  ended: Promise<Error | undefined>;
  /** Renderings that it has not answered. */
  load: () => number;
  stop: () => Promise<void>;
}

interface Waiting {
  resolve: (page: WrittenPage | undefined) => void;
  reject: (error: Error) => void;
  late: NodeJS.Timeout;
}

/** A thread that renders pages; what it has not answered when it ends is rejected. */
export function createRenderingThread(site: RenderedSite, maxRenderingMs = MAX_RENDERING_MS): RenderingThread {
  const worker = new Worker(program, { ...settings, workerData: site });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let failure: Error | undefined;

  const take = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    clearTimeout(found?.late);
    waiting.delete(id);
    return found;
  };

  const started = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromThread) => {
      if (message === 'started') return resolve();
      const { id, page, failure: reason } = message;
      if (reason !== undefined) return take(id)?.reject(new Error(reason));
      return take(id)?.resolve(page && { ...page, body: Buffer.from(page.body.buffer) });
    });
    worker.on('error', (error: Error) => {
      failure = error;
      reject(error);
    });
    worker.on('exit', () => reject(new Error('It has ended before it could render.')));
  });

  const ended = new Promise<Error | undefined>((resolve) => {
    worker.on('exit', () => {
      const reason = failure ?? new Error('Its thread has ended.');
      for (const id of waiting.keys()) take(id)?.reject(reason);
      resolve(failure);
    });
  });

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  const tell = (message: ToThread): void => worker.postMessage(message);

  return {
    started,
    ended,
    load: () => waiting.size,
    render: (rendering) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        const giveUp = (): void => {
          failure = new Error(`A rendering took longer than ${maxRenderingMs / 1000} s.`);
          void worker.terminate();
        };
        waiting.set(id, { resolve, reject, late: setTimeout(giveUp, maxRenderingMs).unref() });
        tell({ id, ...rendering });
      }),
    forget: () => tell('forget'),
    stop: async () => {
      await worker.terminate();
    },
  };
}
