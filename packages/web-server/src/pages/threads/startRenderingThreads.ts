import type { PageRenderer } from '../PageRenderer.ts';
import { createRenderingThread, type RenderingThread } from './createRenderingThread.ts';
import type { RenderedSite } from './ThreadMessages.ts';

/** Where each thread has so many renderings on the way, another one helps. */
const MANY = 2;
/** After the last thread has ended: one that ends as soon as it starts must not keep the processor busy. */
const RESTART_MS = 1000;

export interface RenderingThreadsOptions {
  /** Threads that there may be. */
  most: number;
  /** Told when a thread has ended by itself; others, or a new one, go on. */
  onFailure: (error: Error) => void;
  createThread?: (site: RenderedSite) => RenderingThread;
}

export interface RenderingThreads extends PageRenderer {
  count: () => number;
  stop: () => Promise<void>;
}

/**
 * Renders pages in threads: one, and more while many pages are asked for at once. While there is none, browsers render.
 * @throws Error when what the build renders by cannot be loaded.
 */
export async function startRenderingThreads(
  site: RenderedSite,
  { most, onFailure, createThread = createRenderingThread }: RenderingThreadsOptions,
): Promise<RenderingThreads> {
  const threads = new Set<RenderingThread>();
  let starting: RenderingThread | undefined;
  let isStopped = false;

  const add = async (): Promise<void> => {
    const thread = createThread(site);
    starting = thread;
    void thread.ended.then((failure) => {
      threads.delete(thread);
      if (isStopped) return;
      onFailure(failure ?? new Error('It was ended.'));
      if (threads.size === 0 && starting === undefined) setTimeout(startAnother, RESTART_MS).unref();
    });
    try {
      await thread.started;
      threads.add(thread);
    } finally {
      starting = undefined;
    }
  };

  const startAnother = (): void => {
    // Its end tells why.
    if (!isStopped && starting === undefined) add().catch(() => undefined);
  };

  const leastBusy = (): RenderingThread | undefined => {
    let found: RenderingThread | undefined;
    for (const thread of threads) if (!found || thread.load() < found.load()) found = thread;
    return found;
  };

  await add().catch((error: unknown) => {
    isStopped = true;
    throw error;
  });
  return {
    render: async (rendering) => {
      const thread = leastBusy();
      if (thread && thread.load() >= MANY && threads.size < most) startAnother();
      return thread?.render(rendering);
    },
    forget: () => {
      for (const thread of threads) thread.forget();
    },
    count: () => threads.size,
    stop: async () => {
      isStopped = true;
      await Promise.all([...threads, ...(starting ? [starting] : [])].map((thread) => thread.stop()));
    },
  };
}
