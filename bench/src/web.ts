// Pages of a started product (`pnpm start`; another address in SHUYE_BENCH_ADDRESS): how heavy their first response is, and
// what a slow phone sees of them.
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { chromium, type Browser } from 'playwright';
import { send } from './load/send.ts';
import { verdictLine } from './measure/verdictLine.ts';

const origin = process.env['SHUYE_BENCH_ADDRESS'] || 'http://127.0.0.1:8080';
const productPort = Number(new URL(origin).port);

const PATHS = ['/cover/1001', '/v2/questionDetail/1', '/v2/recom', '/reader/1001', '/catalog/1001', '/'];
const MAX_BYTES_BEFORE_TEXT = 60 * 1024;
const HEADERS = { accept: 'text/html' };

/** As Chromium's developer tools call "slow 4G". */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const QUARTER = 4;
const SETTLED_MS = 2000;
const MAX_LCP_MS = 1500;

const pageAt = async (port: number, path: string): Promise<string> =>
  (await send(port, { method: 'GET', path, headers: HEADERS }))?.body ?? '';

async function bytesBeforeText(): Promise<void> {
  for (const path of PATHS) {
    await pageAt(productPort, path);
    const html = await pageAt(productPort, path);
    const text = Math.max(html.indexOf('<main'), html.indexOf('<h1'));
    const bytes = Buffer.byteLength(html.slice(0, text));
    const found = text < 0 ? 'no text' : `${bytes} of ${Buffer.byteLength(html)} bytes`;
    console.log(
      verdictLine(`  before the text of ${path}`, found, '<= 60 KB', text >= 0 && bytes <= MAX_BYTES_BEFORE_TEXT),
    );
  }
}

async function slowPhone(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript(() => {
    Object.assign(window, { seen: { lcpMs: 0, shift: 0 } });
    const { seen } = window as unknown as { seen: { lcpMs: number; shift: number } };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: QUARTER });
  await page.goto(origin + path);
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcpMs: number; shift: number } }).seen);
  await context.close();
  const found = `LCP ${Math.round(seen.lcpMs)} ms, shift ${seen.shift.toFixed(4)}`;
  const isMet = seen.lcpMs > 0 && seen.lcpMs <= MAX_LCP_MS && seen.shift === 0;
  console.log(verdictLine(`  ${path}, slow 4G, 1/4 CPU`, found, '<= 1500 ms, 0', isMet));
}

await bytesBeforeText();
const browser = await chromium.launch(chromiumLaunch('browser'));
try {
  for (const path of PATHS) await slowPhone(browser, path);
} finally {
  await browser.close();
}
