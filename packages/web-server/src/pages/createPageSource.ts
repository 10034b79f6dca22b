import { createLibraryWatch } from './createLibraryWatch.ts';
import type { WrittenPage } from './createPageWriter.ts';
import type { PageRenderer } from './PageRenderer.ts';

/** How long a visitor waits for a rendering; then the browser renders the page, and the next visitor has it. */
const PATIENCE_MS = 800;
/** How long a page is given out that a library of an unknown version may have changed. */
const FRESH_MS = 30_000;
/** How long an older page is given out while a new one is being rendered. */
const STALE_MS = 10 * 60_000;
/** Renderings at once; beyond it, browsers render. */
const MAX_RENDERINGS = 16;
/** Bytes of all pages that are kept. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface PageSourceOptions {
  renderer: PageRenderer;
  gateway: string;
  nowMs?: () => number;
  traceHeaders?: (() => Readonly<Record<string, string>>) | undefined;
  ask?: typeof fetch;
}

interface StoredPage {
  page: WrittenPage;
  renderedAtMs: number;
  /** Since the last time that room was made; such a page is passed over once. */
  isUsed: boolean;
}

/** What is kept of it compressed counts too. */
const sizeOf = (page: WrittenPage | undefined): number => (page ? page.body.length * 1.5 : 0);

async function within<T>(delayMs: number, promise: Promise<T>): Promise<T | undefined> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((done) => {
    late = setTimeout(() => done(undefined), delayMs).unref();
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Keeps rendered pages of guests by address until the library changes and for a while, and gives out an older one while
 * a new rendering is on its way. Bytes and renderings at once are bounded. Undefined where the browser has to render
 * the page itself.
 */
export function createPageSource(options: PageSourceOptions) {
  const { renderer, gateway, traceHeaders, nowMs = Date.now, ask = fetch } = options;
  const stored = new Map<string, StoredPage>();
  const rendering = new Map<string, Promise<WrittenPage | undefined>>();
  let bytes = 0;
  let generation = 0;
  let inFlight = 0;

  const remove = (key: string): void => {
    bytes -= sizeOf(stored.get(key)?.page);
    stored.delete(key);
  };

  const store = (key: string, page: WrittenPage): void => {
    remove(key);
    stored.set(key, { page, renderedAtMs: nowMs(), isUsed: false });
    bytes += sizeOf(page);
    for (const [oldest, entry] of stored) {
      if (bytes <= MAX_BYTES) break;
      stored.delete(oldest);
      if (entry.isUsed) stored.set(oldest, { ...entry, isUsed: false });
      else bytes -= sizeOf(entry.page);
    }
  };

  const outcomes = { kept: 0, older: 0, rendered: 0, left: 0 };

  const library = createLibraryWatch({
    gateway,
    nowMs,
    ask,
    onChange: () => {
      generation += 1;
      stored.clear();
      renderer.forget();
      rendering.clear();
      bytes = 0;
    },
  });

  const renewed = (key: string, url: URL, visitor: string | undefined): Promise<WrittenPage | undefined> => {
    const running = rendering.get(key);
    if (running) return running;
    // Not `rendering.size`: a change of the library forgets them, and they go on.
    if (inFlight >= MAX_RENDERINGS) return Promise.resolve(undefined);
    inFlight += 1;
    const startedIn = generation;
    const started = renderer
      .render({ href: url.href, visitor, traceHeaders: traceHeaders?.() })
      .then((page) => {
        // What was rendered of an older library is given to who waits for it, and to nobody after.
        if (startedIn !== generation) return page;
        if (page) store(key, page);
        else remove(key);
        return page;
      })
      .catch((error: unknown) => {
        console.error(`${url.pathname} was not rendered: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      })
      .finally(() => {
        inFlight -= 1;
        if (rendering.get(key) === started) rendering.delete(key);
      });
    rendering.set(key, started);
    return started;
  };

  const used = (key: string): StoredPage | undefined => {
    const known = stored.get(key);
    if (!known || nowMs() - known.renderedAtMs >= STALE_MS) return undefined;
    known.isUsed = true;
    return known;
  };

  const isFresh = ({ renderedAtMs }: StoredPage): boolean => nowMs() - renderedAtMs < FRESH_MS;

  return {
    page: async (url: URL, visitor?: string): Promise<WrittenPage | undefined> => {
      await library.check();
      const key = url.href;
      const known = used(key);
      if (!known) {
        const page = await within(PATIENCE_MS, renewed(key, url, visitor));
        outcomes[page ? 'rendered' : 'left'] += 1;
        return page;
      }
      outcomes[isFresh(known) ? 'kept' : 'older'] += 1;
      if (!isFresh(known)) void renewed(key, url, visitor);
      return known.page;
    },
    /** Gives a page in full that needs no asking and no rendering. */
    present: (href: string): WrittenPage | undefined => {
      if (!library.isRecent()) return undefined;
      const known = used(href);
      return known && isFresh(known) ? known.page : undefined;
    },
    outcomes: outcomes as Readonly<typeof outcomes>,
    renderings: () => inFlight,
    bytes: () => bytes,
  };
}
