import { RENDERING_KEY_HEADER, TIME_LEFT_HEADER } from '@shuye/core-domain/address';
import type { RuntimeConfig } from '@shuye/app/server';
import { createAnswerStore } from './createAnswerStore.ts';
import { createPageWriter } from './createPageWriter.ts';
import type { RenderPage } from './loadRenderPage.ts';
import type { PageRenderer, Rendering } from './PageRenderer.ts';

/** A rendering's calls may take longer than a visitor waits: what comes late is kept for the next. */
const CALLS_TIMEOUT_MS = 5000;

export interface RendererOptions {
  /** The page of the host without text. */
  template: string;
  renderPage: RenderPage;
  /** The address without a trailing slash. */
  gateway: string;
  config: RuntimeConfig;
  /** The gateway knows the calls of renderings by this key; without it, it counts them as their visitor's own. */
  renderingKey?: string | undefined;
  screenFiles?: ReadonlyMap<string, readonly string[]>;
  nowMs?: () => number;
}

/** Asks the gateway for the visitor, all calls of a page within one time. */
function pageFetch({ href, visitor, traceHeaders }: Rendering, renderingKey: string | undefined): typeof fetch {
  const { host, protocol } = new URL(href);
  /** Made by the first call: most pages need none. */
  let timeout: AbortSignal | undefined;
  let endsAtMs = 0;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    // To pack an answer and to unpack it again takes both sides longer than to send it as it is.
    headers.set('accept-encoding', 'identity');
    headers.set('x-forwarded-host', host);
    headers.set('x-forwarded-proto', protocol.replace(':', ''));
    if (renderingKey !== undefined) headers.set(RENDERING_KEY_HEADER, renderingKey);
    if (visitor !== undefined) headers.set('x-forwarded-for', visitor);
    for (const [name, value] of Object.entries(traceHeaders ?? {})) headers.set(name, value);
    if (timeout === undefined) {
      timeout = AbortSignal.timeout(CALLS_TIMEOUT_MS);
      endsAtMs = performance.now() + CALLS_TIMEOUT_MS;
    }
    headers.set(TIME_LEFT_HEADER, String(Math.max(0, Math.ceil(endsAtMs - performance.now()))));
    const signal = AbortSignal.any([timeout, ...(init?.signal ? [init.signal] : [])]);
    return fetch(input, { ...init, headers, signal });
  };
}

/** Renders pages in this thread; all calls go to the gateway, whatever addresses browsers ask. */
export function createRenderer(options: RendererOptions): PageRenderer {
  const { template, renderPage, gateway, config, renderingKey, screenFiles, nowMs = Date.now } = options;
  const addresses = Object.fromEntries(Object.keys(config.addresses).map((service) => [service, gateway]));
  const ownConfig = { ...config, addresses };
  const write = createPageWriter(template, screenFiles);
  let answers = createAnswerStore(nowMs);
  return {
    render: async (rendering) => {
      const rendered = await renderPage({
        url: new URL(rendering.href),
        config: ownConfig,
        contentOrigin: gateway,
        nowMs,
        answers,
        fetch: pageFetch(rendering, renderingKey),
      });
      return rendered && write(rendered);
    },
    // A new one: what a rendering is still told of the older library goes to nobody else.
    forget: () => {
      answers = createAnswerStore(nowMs);
    },
  };
}
