// Pages of a started product (`pnpm start`; another address in SHUYE_BENCH_ADDRESS): what 50 visits leave in memory.
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { chromium, type CDPSession, type Page } from 'playwright';
import { verdictLine } from './measure/verdictLine.ts';

const origin = process.env['SHUYE_BENCH_ADDRESS'] || 'http://127.0.0.1:8080';
/** Pages that one walk arrives at. */
const VISITS = 5;
const FIRST = 10;
const LAST = 50;
const LIMIT = 1.1;
const COLLECTIONS = 3;
const ANSWERS_KEPT_MS = 11 * 60_000;
/** The product takes no click within 200 ms after another one (UI-26). */
const CLICK_GUARD_MS = 250;

interface Held {
  bytes: number;
  nodes: number;
}

/** What is held once answers that nobody asks for any more were dropped. */
async function held(page: Page, session: CDPSession): Promise<Held> {
  await page.clock.fastForward(ANSWERS_KEPT_MS);
  await page.waitForLoadState('networkidle');
  for (let at = 0; at < COLLECTIONS; at += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { bytes: metric('JSHeapUsedSize'), nodes: metric('Nodes') };
}

const linkTo = (page: Page, part: string) => page.locator(`main a[href*="${part}"]:visible`);

async function follow(page: Page, part: string, round: number): Promise<void> {
  const links = linkTo(page, part);
  await page.waitForTimeout(CLICK_GUARD_MS);
  await links.first().waitFor();
  await links.nth(round % (await links.count())).click();
  await page.waitForURL(`**${part}**`);
}

/** From home to a list, a book of it and its text, another one each time, and back to home: inside one document. */
async function walk(page: Page, round: number): Promise<void> {
  const [index, list] = round % 2 === 0 ? ['/categoryIndex', '/categoryDetail/'] : ['/rankIndex', '/rankDetail'];
  await follow(page, index, 0);
  await follow(page, list, round);
  await follow(page, '/cover/', round);
  await follow(page, '/reader/', 0);
  await page
    .getByRole('heading', { name: /^第|^[^ ]/ })
    .and(page.locator(':visible'))
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  for (const path of ['/cover/', list, index]) {
    await page.goBack();
    await page.waitForURL(`**${path}**`);
  }
  await page.goBack();
  await linkTo(page, '/categoryIndex').first().waitFor();
  await page.waitForLoadState('networkidle');
}

// Machine code that the engine makes of what runs often is nothing that pages hold; it is most of what grows otherwise.
const launch = chromiumLaunch('browser');
const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--js-flags=--jitless'] });
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
});
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send('Performance.enable');
await page.clock.install();
await page.goto(origin);

const seen = new Map<number, Held>();
for (let visits = VISITS; visits <= LAST; visits += VISITS) {
  await walk(page, visits / VISITS);
  if (visits === FIRST || visits === LAST) seen.set(visits, await held(page, session));
}
await browser.close();

const [before, after] = [seen.get(FIRST), seen.get(LAST)];
if (!before || !after) throw new Error('No memory was read.');
const share = after.bytes / before.bytes;
const megabytes = ({ bytes }: Held) => (bytes / 1e6).toFixed(1);
console.log(
  verdictLine(
    `  held after ${LAST} visits, to after ${FIRST}`,
    `${share.toFixed(2)}  (${megabytes(before)} → ${megabytes(after)} MB; nodes ${before.nodes} → ${after.nodes})`,
    `<= ${LIMIT}`,
    share <= LIMIT,
  ),
);
