import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

/** Far more than the sample site has: a crawl that does not end is a fault. */
const MAX_PAGES = 900;

/** Where every crawl begins; all else is found by links. */
const BEGINNINGS = ['/', '/v2/question'];

/** How many addresses of one shape are opened, such as two covers; all of them take half a minute. */
const SAMPLES = isDeep ? MAX_PAGES : 2;

/** Chapters differ by their words alone. */
const CHAPTER_SAMPLES = isDeep ? 40 : 2;

const shapeOf = (path: string): string => path.replace(/%[\dA-F]{2}|\d+/g, '#').replace(/#[^/?&]*/g, '#');

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const valuesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => decode(value));

/** A reader's own pages and the files of the gateway are nobody's to crawl. */
const isCrawled = (path: string): boolean =>
  path === '/' ||
  /^\/(?:book|cover|catalog|reader|categoryIndex|categoryDetail|rankIndex|rankDetail|shortStory|st|v2)(?:[/?]|$)/.test(
    path,
  );

/** Addresses that differ by where a reader came from alone are one, as robots.txt says. */
const isEndless = (path: string): boolean => /[?&]rid=/.test(path);

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

interface CrawledPage {
  canonical: string;
  title: string;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  Book: ['name', 'url', 'author'],
  Chapter: ['name', 'url', 'position', 'isPartOf'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['name', 'itemListElement'],
  QAPage: ['mainEntity'],
};

/** What search engines would not take of a page's description in the words of schema.org. */
function dataFaults(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const data = JSON.parse(json) as Record<string, unknown>;
    const type = String(data['@type']);
    const missing = (FIELDS[type] ?? ['a type that is known']).filter((field) => data[field] === undefined);
    return [...(data['@context'] === 'https://schema.org' ? [] : ['@context']), ...missing].map(
      (field) => `${type} has no ${field}`,
    );
  });
}

const isEmpty = (html: string): boolean => html.includes('<div id="root"></div>') && !html.includes('id="first-text"');

/** On a busy machine a page that is drawn for the first time may take longer than the server waits, but is drawn to its end. */
async function firstText(
  request: APIRequestContext,
  path: string,
  asksLeft = 3,
): Promise<{ status: number; html: string }> {
  const answer = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  const html = await answer.text();
  return isEmpty(html) && asksLeft > 1 ? firstText(request, path, asksLeft - 1) : { status: answer.status(), html };
}

/** What is at an address for who runs no scripts, and what is wrong with it. */
async function openPage(request: APIRequestContext, path: string) {
  const { status, html } = await firstText(request, path);
  const [canonical = '', ...more] = valuesOf(html, /<link rel="canonical" href="([^"]*)"/g);
  const [title = ''] = valuesOf(html, /<title[^>]*>([^<]*)</g);
  const faults = [
    ...(status === 200 ? [] : [`answers ${status}`]),
    ...(isEmpty(html) ? ['has no text'] : []),
    ...(canonical === '' || more.length > 0
      ? [`has ${more.length + (canonical === '' ? 0 : 1)} canonical addresses`]
      : []),
    ...(title === '' ? ['has no title'] : []),
    ...dataFaults(html),
  ];
  const links = valuesOf(html, /<a [^>]*?href="(\/[^"#]*)"/g).filter((link) => isCrawled(link) && !isEndless(link));
  const page: CrawledPage = { canonical: canonical && pathOf(canonical), title };
  return { page, links, faults: faults.map((fault) => `${path} ${fault}`) };
}

/** Walks by the links of the first responses alone. */
async function crawl(request: APIRequestContext) {
  const waiting = [...BEGINNINGS];
  const seen = new Set(waiting);
  const opened = new Map<string, number>();
  const pages = new Map<string, CrawledPage>();
  const faults: string[] = [];
  const isWanted = (link: string): boolean => {
    const shape = shapeOf(link);
    const count = (opened.get(shape) ?? 0) + 1;
    opened.set(shape, count);
    return count <= (link.startsWith('/reader/') ? CHAPTER_SAMPLES : SAMPLES);
  };
  for (let path = waiting.shift(); path !== undefined && pages.size < MAX_PAGES; path = waiting.shift()) {
    const { page, links, faults: found } = await openPage(request, path);
    pages.set(path, page);
    faults.push(...found);
    for (const link of new Set(links)) {
      if (seen.has(link) || !isWanted(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return { pages, faults };
}

test('a crawler without scripts finds text on every page, no broken link, and one canonical address that is its own [SEO-15] [PROD-12]', async ({
  request,
}) => {
  // Deep, it is the whole site, one page after the other.
  if (isDeep) test.setTimeout(600_000);
  const { pages, faults } = await crawl(request);
  expect(faults).toEqual([]);
  expect(pages.size).toBeLessThan(MAX_PAGES);
  const canonicals = new Set([...pages.values()].map(({ canonical }) => canonical));
  for (const canonical of canonicals) {
    const { page } = pages.has(canonical) ? { page: pages.get(canonical) } : await openPage(request, canonical);
    expect(page?.canonical).toBe(canonical);
  }
  for (const place of ['/v2/label', '/v2/recom', '/v2/hotSearch', '/catalog/1001', '/rankIndex', '/reader/1001']) {
    expect([...canonicals]).toContain(place);
  }
});

/** Headings and links of the first response, as a parser finds them, that the page has not once its scripts ran. */
async function lostWords(page: Page, html: string): Promise<string[]> {
  const { sent, shown } = await page.evaluate((source) => {
    const first = new DOMParser().parseFromString(source, 'text/html');
    for (const part of first.querySelectorAll('noscript, script, nav[aria-label="章节目录"], #first-text nav'))
      part.remove();
    const parts = first.querySelectorAll('h1, h2, h3, #root a, #first-text p:first-child');
    const drawn = document.body.cloneNode(true) as HTMLElement;
    // Readings above characters are no part of the text, nor is what stands there for browsers without scripts.
    for (const aside of drawn.querySelectorAll('rt, rp, noscript')) aside.remove();
    return { sent: [...parts].map(({ textContent }) => textContent), shown: drawn.textContent };
  }, html);
  const words = shown.replace(/\s+/g, '');
  return sent.map((text) => text.replace(/\s+/g, '')).filter((text) => !words.includes(text));
}

/** The pages are opened by several browsers at once: all of them take a quarter of an hour. */
const PARTS = isDeep ? [1, 2, 3, 4] : [];

for (const part of PARTS) {
  test(`a crawler with scripts finds the words of the first response on every page, and its one canonical address: part ${part} of ${PARTS.length} [SEO-15]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(1_800_000);
    // Crawlers remember nothing from page to page.
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const { pages } = await crawl(request);
    for (const path of [...pages.keys()].filter((_, at) => at % PARTS.length === part - 1)) {
      // Of this very answer: another one may show other books where they change by themselves.
      const html = await (await page.goto(path))?.text();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('#first-text')).toHaveCount(0);
      expect([path, await lostWords(page, html ?? '')]).toEqual([path, []]);
      const shown = await page
        .locator('link[rel="canonical"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      expect([path, shown.map(pathOf)]).toEqual([path, [pages.get(path)?.canonical]]);
    }
  });
}
