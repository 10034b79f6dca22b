/**
 * Writes what the product answers to its key screens with the sample library, for stories and baselines:
 * `pnpm start`, then `pnpm --filter @shuye/app record`. Pictures are left out: covers are then drawn.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { chromium } from 'playwright';
import { sampleRequest, type SampleAnswer } from '../src/testing/sample/sampleServer.ts';
import { sampleScreens } from '../src/testing/sample/sampleScreens.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:8080';
const file = join(import.meta.dirname, '../src/testing/sample/sampleAnswers.json');
const PAGE_MS = 2500;

const withoutPictures = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.includes('/covers/') ? '' : value;

const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1440, height: 2000 }, timezoneId: 'Asia/Shanghai' });
const answers = new Map<string, SampleAnswer>();

page.on('response', (response) => {
  const request = response.request();
  if (!['fetch', 'xhr'].includes(request.resourceType()) || !response.ok()) return;
  if (/\/(event|version|readyz)/.test(request.url())) return;
  void response.text().then((text) => {
    const asked = sampleRequest(request.url(), request.postData() ?? '');
    const key = JSON.stringify(asked);
    if (!answers.has(key)) answers.set(key, { ...asked, body: JSON.parse(text, withoutPictures) as unknown });
  });
});

// A page that servers do not render: the rest is asked for by the browser.
await page.goto(`${origin}/status`);
await page.waitForTimeout(PAGE_MS);
for (const { path } of sampleScreens) {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForTimeout(PAGE_MS);
}
await browser.close();

const sorted = [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, answer]) => answer);
writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
console.log(`${sorted.length} answers`);
