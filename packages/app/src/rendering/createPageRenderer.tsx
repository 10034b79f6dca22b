import type { HostBridge, HostDefinition } from '@shuye/host-bridges';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoute } from '../router/matchRoute.ts';
import { StaticNavigation } from '../router/StaticNavigation.tsx';
import { createServices } from '../services/createServices.ts';
import type { RuntimeConfig } from '../services/RuntimeConfig.ts';
import type { Services } from '../services/Services.ts';
import { Application } from '../shell/Application.tsx';
import { preloadRoute } from '../shell/preloadRoute.ts';
import { fetchQueries } from './fetchQueries.ts';
import type { PageState } from './PageState.ts';
import { splitHead } from './splitHead.ts';

/** What is asked for may name more to ask for, as a book names its chapters; no page needs more rounds than this. */
const MAX_ROUNDS = 4;

export interface PageRequest {
  /** Full address of the page. */
  url: URL;
  config: RuntimeConfig;
  /** Sends the calls of the page; rejects when the time for them is over. */
  fetch: typeof fetch;
  nowMs: () => number;
}

export interface RenderedPage {
  /** Elements of the document's head. */
  head: string;
  /** Markup of the application. */
  body: string;
  state: PageState;
}

/** A server is no container: it is online and has no abilities. */
const bridge: HostBridge = { isOnline: () => true, onNetworkChange: () => () => undefined };

const noStorage = (): never => {
  throw new Error('A server remembers nothing of a reader.');
};

/** The services of one page for a guest who was never here. */
function servicesOf(host: HostDefinition, { url, config, fetch, nowMs }: PageRequest): Services {
  return createServices({ ...host, bridge }, config, {
    openStorage: noStorage,
    openSession: noStorage,
    userAgent: '',
    nowMs,
    randomId: () => 'server',
    reloadPage: () => undefined,
    navigateAway: () => undefined,
    currentUrl: () => url.href,
    cookies: () => '',
    deleteDatabase: () => undefined,
    fetch,
    repeats: 0,
  });
}

/**
 * Renders pages of a host for guests: the same routes, screens, queries and components as in a browser (D-055).
 * Undefined for a page that is rendered in browsers alone, and for one whose data did not come: its address is then
 * answered with the empty page, and the browser tells what is the matter.
 */
export function createPageRenderer(host: HostDefinition) {
  return async (request: PageRequest): Promise<RenderedPage | undefined> => {
    const route = matchRoute(request.url.pathname)?.route;
    if (!route?.isPublic) return undefined;
    const services = servicesOf(host, request);
    await preloadRoute(route);
    const location = request.url.pathname + request.url.search;
    const render = (): string =>
      renderToString(
        <StrictMode>
          <StaticNavigation location={location}>
            <Application services={services} />
          </StaticNavigation>
        </StrictMode>,
      );
    let markup = render();
    for (let round = 0; round < MAX_ROUNDS && (await fetchQueries(services.query)); round += 1) markup = render();
    // React leaves to browsers what threw: that is no page to be shown.
    if (markup.includes('<!--$!-->')) return undefined;
    return {
      ...splitHead(markup),
      state: { renderedAtMs: request.nowMs(), queries: dehydrate(services.query) },
    };
  };
}
