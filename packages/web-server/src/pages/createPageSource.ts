import { RENDERING_KEY_HEADER } from '@shuye/core-domain/address';
import type { RuntimeConfig } from '@shuye/app/server';
import { createLibraryWatch } from './createLibraryWatch.ts';
import type { RenderPage } from './loadRenderer.ts';
import { writePage, type WrittenPage } from './writePage.ts';

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
  /** The host's page as it was built, with its configuration. */
  template: string;
  render: RenderPage;
  /** Address of the gateway, without a trailing slash. */
  gateway: string;
  config: RuntimeConfig;
  /** By which the gateway knows these calls. */
  renderingKey?: string | undefined;
  nowMs?: () => number;
  /** Asks for the version of the library. */
  ask?: typeof fetch;
}

interface StoredPage {
  page: WrittenPage;
  renderedAtMs: number;
}

/** Bytes of a page with what is kept of it compressed. */
const sizeOf = (page: WrittenPage | undefined): number => (page ? page.body.length * 1.5 : 0);

const after = (delayMs: number): Promise<undefined> =>
  new Promise((done) => {
    setTimeout(() => done(undefined), delayMs).unref();
  });

/**
 * Rendered pages by their address, for guests: kept until the library changes and for a while, given out older while a
 * new rendering is on its way, bounded in bytes and in renderings at once. Undefined where the browser has to render the page itself.
 */
export function createPageSource(options: PageSourceOptions) {
  const { template, render, gateway, config, renderingKey, nowMs = Date.now, ask = fetch } = options;
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
    stored.set(key, { page, renderedAtMs: nowMs() });
    bytes += sizeOf(page);
    for (const oldest of stored.keys()) {
      if (bytes <= MAX_BYTES) break;
      remove(oldest);
    }
  };

  const watchLibrary = createLibraryWatch({
    gateway,
    nowMs,
    ask,
    onChange: () => {
      generation += 1;
      stored.clear();
      rendering.clear();
      bytes = 0;
    },
  });

  const start = async (url: URL, visitor: string | undefined): Promise<WrittenPage | undefined> => {
    const timeout = AbortSignal.timeout(CALLS_TIMEOUT_MS);
    const addresses = Object.fromEntries(Object.keys(config.addresses).map((service) => [service, gateway]));
    const rendered = await render({
      url,
      config: { ...config, addresses },
      contentOrigin: gateway,
      nowMs,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-forwarded-host', url.host);
        headers.set('x-forwarded-proto', url.protocol.replace(':', ''));
        if (renderingKey !== undefined) headers.set(RENDERING_KEY_HEADER, renderingKey);
        if (visitor !== undefined) headers.set('x-forwarded-for', visitor);
        return fetch(input, {
          ...init,
          headers,
          signal: AbortSignal.any([timeout, ...(init?.signal ? [init.signal] : [])]),
        });
      },
    });
    return rendered && writePage(template, rendered);
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

  return async (url: URL, visitor?: string): Promise<WrittenPage | undefined> => {
    await watchLibrary();
    const key = url.href;
    const known = stored.get(key);
    const ageMs = known ? nowMs() - known.renderedAtMs : Infinity;
    if (known && ageMs < STALE_MS) {
      // The most recently asked for goes last.
      stored.delete(key);
      stored.set(key, known);
      if (ageMs >= FRESH_MS) void renewed(key, url, visitor);
      return known.page;
    }
    return Promise.race([renewed(key, url, visitor), after(PATIENCE_MS)]);
  };
}
