import { chromium, expect, type Browser } from '@playwright/test';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { freePorts } from '@shuye/tooling/product';
import type { Flags } from 'lighthouse';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

/** Kinds of pages that search engines list: those that stand for the others, each of which takes twenty seconds of a busy machine. */
const PAGES = ['/reader/1001', '/v2/query/1001/1.html'];

/** Made of the same parts. */
const MORE_PAGES = [
  '/',
  '/cover/1001',
  '/catalog/1001',
  '/v2/questionDetail/1',
  '/rankIndex',
  '/rankDetail?rankId=popular&rankName=人气榜',
  '/categoryIndex',
  '/categoryDetail/f992b46f0d81/都市/都市/都市',
  '/myVipBookStore',
  '/shortStory/1011',
  '/v2/recom',
  '/v2/question',
  '/v2/questionList/0fce420fe7ae/1',
  '/v2/label',
  '/v2/labelSecond/0fce420fe7ae/1',
  '/v2/hotSearch',
];

/** The address of the journeys is no public one, and performance is for `bench`: other work on the machine is no fault. */
const FLAGS: Flags = {
  logLevel: 'error',
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  skipAudits: ['is-on-https', 'redirects-http'],
  // What is asked here is not measured. With the throttling of the machine itself each page would wait 15 s to be still.
  throttlingMethod: 'simulate',
  formFactor: 'mobile',
  disableFullPageScreenshot: true,
  disableStorageReset: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  cpuQuietThresholdMs: 0,
  networkQuietThresholdMs: 200,
};

let browser: Browser;
let port: number;

// One browser for all of them, which Lighthouse drives by its port.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  [port = 0] = await freePorts(1);
  const options = chromiumLaunch();
  browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
});

test.afterAll(() => browser.close());

for (const path of isDeep ? [...PAGES, ...MORE_PAGES] : PAGES) {
  test(`Lighthouse finds nothing on ${path} that search engines, readers with aids or browsers mind [SEO-15]`, async ({
    baseURL,
  }, { config }) => {
    test.setTimeout(config.workers * 60_000);
    const { default: lighthouse } = await import('lighthouse');
    const result = await lighthouse(new URL(path, baseURL).href, { ...FLAGS, port });
    const { categories = {}, audits = {}, runtimeError } = result?.lhr ?? {};
    expect(runtimeError).toBeUndefined();
    const faults = Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
      .map(({ id, details }) => `${id}: ${JSON.stringify(details ?? {}).slice(0, 500)}`);
    expect(faults).toEqual([]);
    expect(Object.values(categories).map(({ id, score }) => [id, score])).toEqual([
      ['accessibility', 1],
      ['best-practices', 1],
      ['seo', 1],
    ]);
  });
}
