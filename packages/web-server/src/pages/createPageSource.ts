import { RENDERING_KEY_HEADER, TIME_LEFT_HEADER } from '@shuye/core-domain/address';
import type { RuntimeConfig } from '@shuye/app/server';
import { createAnswerStore } from './createAnswerStore.ts';
import { createLibraryWatch } from './createLibraryWatch.ts';
import type { RenderPage } from './loadRenderer.ts';
import { createPageWriter, type WrittenPage } from './createPageWriter.ts';

/** How long a visitor waits for a rendering; then the browser renders the page, and the next visitor has it. */
const PATIENCE_MS = 800;
/** How long a page is given out that a library of an unknown version may have changed. */
const FRESH_MS = 30_000;
/** How long an older page is given out while a new one is being rendered. */
const STALE_MS = 10 * 60_000;
/** A rendering's calls may take longer than a visitor waits: what comes late is kept for the next. */
const CALLS_TIMEOUT_MS = 5000;
/** Renderings at once; beyond it, browsers render. */
const MAX_RENDERINGS = 16;
/** Bytes of all pages that are kept. */
const MAX_BYTES = 64 * 1024 * 1024;

export interface PageSourceOptions {
  template: string;
  render: RenderPage;
  gateway: string;
  config: RuntimeConfig;
  renderingKey?: string | undefined;
  screenFiles?: ReadonlyMap<string, readonly string[]>;
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
  const {
    template,
    render,
    gateway,
    config,
    renderingKey,
    screenFiles,
    traceHeaders,
    nowMs = Date.now,
    ask = fetch,
  } = options;
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

  const answers = createAnswerStore(nowMs);
  const outcomes = { kept: 0, older: 0, rendered: 0, left: 0 };

  const library = createLibraryWatch({
    gateway,
    nowMs,
    ask,
    onChange: () => {
      generation += 1;
      stored.clear();
      answers.clear();
      rendering.clear();
      bytes = 0;
    },
  });

  const addresses = Object.fromEntries(Object.keys(config.addresses).map((service) => [service, gateway]));
  const ownConfig = { ...config, addresses };
  const write = createPageWriter(template, screenFiles);

  const start = async (url: URL, visitor: string | undefined): Promise<WrittenPage | undefined> => {
    /** Made by the first call: most pages need none. */
    let timeout: AbortSignal | undefined;
    let endsAtMs = 0;
    const rendered = await render({
      url,
      config: ownConfig,
      contentOrigin: gateway,
      nowMs,
      answers,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        // To pack an answer and to unpack it again takes both sides longer than to send it as it is.
        headers.set('accept-encoding', 'identity');
        headers.set('x-forwarded-host', url.host);
        headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
        if (renderingKey !== undefined) headers.set(RENDERING_KEY_HEADER, renderingKey);
        if (visitor !== undefined) headers.set('x-forwarded-for', visitor);
        for (const [name, value] of Object.entries(traceHeaders?.() ?? {})) headers.set(name, value);
        if (timeout === undefined) {
          timeout = AbortSignal.timeout(CALLS_TIMEOUT_MS);
          endsAtMs = performance.now() + CALLS_TIMEOUT_MS;
        }
        headers.set(TIME_LEFT_HEADER, String(Math.max(0, Math.ceil(endsAtMs - performance.now()))));
        return fetch(input, {
          ...init,
          headers,
          signal: AbortSignal.any([timeout, ...(init?.signal ? [init.signal] : [])]),
        });
      },
    });
    return rendered && write(rendered);
  };

  const renewed = (key: string, url: URL, visitor: string | undefined): Promise<WrittenPage | undefined> => {
    const running = rendering.get(key);
    if (running) return running;
    // Not `rendering.size`: a change of the library forgets them, and they go on.
    if (inFlight >= MAX_RENDERINGS) return Promise.resolve(undefined);
    inFlight += 1;
    const startedIn = generation;
    const started = start(url, visitor)
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
