import type { HostBridge, HostDefinition } from '@shuye/host-bridges';
import { parseEntryQuery, parseQuery } from '@shuye/core-domain/query';
import { dehydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchRoute, notFoundMatch, type RouteMatch } from '../router/matchRoute.ts';
import { StaticNavigation } from '../router/StaticNavigation.tsx';
import { createServices } from '../services/createServices.ts';
import type { RuntimeConfig } from '../services/RuntimeConfig.ts';
import type { Services } from '../services/Services.ts';
import { Application } from '../shell/Application.tsx';
import { preloadRoute } from '../shell/preloadRoute.ts';
import { chapterFacts } from './chapter/chapterFacts.ts';
import { fetchFirstText } from './chapter/fetchFirstText.ts';
import { FirstTextPage } from './chapter/FirstTextPage.tsx';
import { settingsScript } from './chapter/settingsScript.ts';
import { earlyTapScript } from './earlyTap.ts';
import { emptyStorage } from './emptyStorage.ts';
import { fetchQueries } from './fetchQueries.ts';
import { screenFacts } from './head/screenFacts.ts';
import { renderHead } from './head/renderHead.tsx';
import { isMissing } from './isMissing.ts';
import { missingStatus } from './missingStatus.ts';
import type { PageAnswers } from './PageAnswers.ts';
import type { PageState } from './PageState.ts';
import { isRendered } from './publicRoutes.ts';
import { SharedAnswers } from './SharedAnswers.ts';
import { splitHead } from './splitHead.ts';

/** An answer may name more to ask for, as a book names its chapters; no page needs more rounds than this. */
const MAX_ROUNDS = 4;

export interface PageRequest {
  url: URL;
  config: RuntimeConfig;
  /** The origin of content whose address names no host. */
  contentOrigin: string;
  /** Rejects when the time for the calls of the page is over. */
  fetch: typeof fetch;
  nowMs: () => number;
  /** Answers to earlier pages; without them, this page asks for everything itself. */
  answers?: PageAnswers;
}

export interface RenderedPage {
  /** A book that is not there has a page of its own, which browsers render. */
  status: 200 | 404 | 410;
  head: string;
  body: string;
  state?: PageState;
  screen?: string;
  /** Markup that stands before the application until it draws the same itself. */
  preview?: string;
  /** Runs before the page is painted. */
  previewScript?: string;
  data?: readonly object[];
}

/** A server is no container: it is online and has no abilities. */
const bridge: HostBridge = { isOnline: () => true, onNetworkChange: () => () => undefined };

function servicesOf(host: HostDefinition, { url, config, fetch, nowMs, answers }: PageRequest): Services {
  const { siteId } = parseEntryQuery(parseQuery(url.search), config.siteId);
  const services = createServices({ ...host, bridge }, config, {
    openStorage: () => emptyStorage,
    openSession: () => emptyStorage,
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
    ...(answers ? { queryCache: new SharedAnswers(answers, `${url.origin} ${siteId} `) } : {}),
  });
  const { queries } = services.query.getDefaultOptions();
  // What failed is not on its way: the next round has to tell that, where a screen in a browser would ask again.
  services.query.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  return services;
}

async function renderScreen(services: Services, match: RouteMatch, { url, nowMs }: PageRequest) {
  await preloadRoute(match.route);
  const render = (): string =>
    renderToString(
      <StrictMode>
        <StaticNavigation location={url.pathname + url.search}>
          <Application services={services} />
        </StaticNavigation>
      </StrictMode>,
    );
  let markup = render();
  for (let round = 0; round < MAX_ROUNDS && (await fetchQueries(services.query)); round += 1) markup = render();
  // React leaves to browsers what threw: that is no page to be shown.
  if (markup.includes('<!--$!-->')) return undefined;
  const { head, body } = splitHead(markup);
  const facts = screenFacts(match, services, url);
  return {
    status: 200,
    head: head + renderHead(head, facts, url.origin),
    body,
    previewScript: earlyTapScript,
    ...(match.route.screen === undefined ? {} : { screen: match.route.screen }),
    state: { renderedAtMs: nowMs(), queries: dehydrate(services.query) },
    data: facts.data,
  } as const;
}

/** The chapter that an address of the reader opens, as text: its words are laid out on the device, in place of these. */
async function renderFirstText(
  services: Services,
  bookId: string,
  { url: { origin, search }, contentOrigin }: PageRequest,
): Promise<RenderedPage | undefined> {
  const text = await fetchFirstText(services, { bookId, search, contentOrigin });
  if (!text) return undefined;
  const { head, body } = splitHead(renderToStaticMarkup(<FirstTextPage {...text} />));
  const facts = chapterFacts(text, origin);
  return {
    status: 200,
    head: head + renderHead(head, facts, origin),
    body: '',
    screen: 'reader',
    preview: body,
    previewScript: settingsScript(services.host.reader),
    data: facts.data,
  };
}

/**
 * Renders pages of a host for guests: the same routes, screens, queries and components as in a browser (D-055).
 * Undefined for a page that is rendered in browsers alone, and for one whose data did not come: its address is then
 * answered with the empty page, and the browser tells what is the matter.
 */
export function createPageRenderer(host: HostDefinition) {
  return async (request: PageRequest): Promise<RenderedPage | undefined> => {
    const match = matchRoute(request.url.pathname) ?? notFoundMatch;
    if (!isRendered(match)) return undefined;
    const services = servicesOf(host, request);
    const rendering =
      match.route.screen === 'reader'
        ? renderFirstText(services, match.params['bookId'] ?? '', request)
        : renderScreen(services, match, request);
    const rendered = await rendering.catch((error: unknown) => {
      if (!isMissing(services.query)) throw error;
      return undefined;
    });
    if (!isMissing(services.query)) return rendered;
    return { status: await missingStatus(match, request), head: '', body: '' };
  };
}
