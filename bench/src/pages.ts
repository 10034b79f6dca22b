// Pages of a started product (`pnpm start`; another address in SHUYE_BENCH_ADDRESS): what moves, and how the search answers.
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { chromium, type Browser, type Page } from 'playwright';
import { verdictLine } from './measure/verdictLine.ts';
import { compositorFrames, frameLine, type CompositorFrames } from './pages/compositorFrames.ts';
import { frameWork, workLine } from './pages/frameWork.ts';
import { keepBooks } from './pages/longShelf.ts';
import { makeStill } from './pages/makeStill.ts';
import { costLine, costOfSteps, scrollFar, STEP_PX } from './pages/scrollFar.ts';
import { droppedShare, watchPage } from './pages/watchPage.ts';

const origin = process.env['SHUYE_BENCH_ADDRESS'] || 'http://127.0.0.1:8080';
const RESULTS = 500;
const KEPT = 10_000;
const QUARTER = 4;
const SETTLED_MS = 1500;
/** Scrolls of a list, of which the middling one counts. */
const SCROLLS = 5;

const PATHS = `
  / /st/publish /myVipBookStore /cover/1001 /catalog/1001 /reader/1001
  /pc/reader/1001 /search /v2/search/人 /categoryIndex /rankIndex /rankDetail?rankId=finished&rankName=完本榜
  /shelf /myself /shortStory/1014 /download/1001 /privacy-policy /user-agreement
  /status /v2/recom /v2/question /v2/label /v2/hotSearch /nowhere
`
  .trim()
  .split(/\s+/);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };

async function openPage(browser: Browser, settings: typeof phone | typeof desktop): Promise<Page> {
  const context = await browser.newContext({ ...settings, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await context.addInitScript(`(${watchPage.toString()})()`);
  return context.newPage();
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const setSpeed = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await setSpeed(QUARTER);
  return setSpeed;
}

async function timedFrames(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  await page.evaluate(() => Object.assign(window.counts, { frames: [], isTimed: true }));
  await work();
  return page.evaluate(() => {
    window.counts.isTimed = false;
    return window.counts.frames;
  });
}

async function shifts(browser: Browser, name: string, settings: typeof phone | typeof desktop): Promise<void> {
  const moved: string[] = [];
  for (const path of PATHS) {
    const page = await openPage(browser, settings);
    await page.goto(origin + path);
    await page.waitForTimeout(SETTLED_MS);
    const shift = await page.evaluate(() => window.counts.shift);
    if (shift > 0) moved.push(`${path} ${shift.toFixed(4)}`);
    await page.context().close();
  }
  console.log(
    verdictLine(`  layout shift of ${PATHS.length} pages, ${name}`, moved.join(', ') || '0', '0', moved.length === 0),
  );
}

/** From the last byte of the answer until the frame that shows it. */
async function suggestions(browser: Browser): Promise<void> {
  const page = await openPage(browser, phone);
  await slowDown(page);
  const waits: number[] = [];
  for (const word of ['灯', '人', '山', '雨', '书']) {
    await page.goto(`${origin}/search`);
    const field = page.getByRole('combobox', { name: '搜索' });
    await field.waitFor();
    await page.waitForTimeout(SETTLED_MS);
    const shown = page.evaluate(
      () =>
        new Promise<number>((done) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('[role=option]')) return;
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await field.pressSequentially(word);
    const shownAt = await shown;
    const answeredAt = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/search/query') || name.includes('suggest'))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
          .at(-1) ?? 0,
    );
    waits.push(Math.round(shownAt - answeredAt));
  }
  await page.context().close();
  const found = `${waits.join(', ')} ms`;
  console.log(
    verdictLine(
      '  suggestions after their answer, 1/4 CPU',
      found,
      '<= 100 ms',
      waits.every((wait) => wait <= 100),
    ),
  );
}

/** Types into the field of the search, or into that of a copy of its page without scripts: what the browser itself takes. */
async function typedFrames(browser: Browser, isStill: boolean): Promise<number[]> {
  const page = await openPage(browser, phone);
  await page.goto(`${origin}/search`);
  const field = page.getByRole('combobox', { name: '搜索' });
  await field.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  if (isStill) await makeStill(page);
  await slowDown(page);
  const frames = await timedFrames(page, () =>
    field.pressSequentially('山中灯火一夜未熄，书页翻到最后一章', { delay: 120 }),
  );
  await page.context().close();
  return frames;
}

async function typing(browser: Browser): Promise<void> {
  const frames = await typedFrames(browser, false);
  const still = droppedShare(await typedFrames(browser, true));
  const share = droppedShare(frames);
  const found = `${share.toFixed(1)} % dropped, longest ${Math.round(Math.max(...frames))} ms; without scripts ${still.toFixed(1)} %`;
  console.log(verdictLine('  typing, 1/4 CPU', found, '0 %', share === 0));
}

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(SETTLED_MS);
}

/** What the main thread does for the frames of a list, then what the compositor drops of them at a quarter of the speed. */
async function scrolled(browser: Browser, page: Page) {
  await toTop(page);
  const work = await frameWork(browser, page);
  const setSpeed = await slowDown(page);
  const scrolls: CompositorFrames[] = [];
  while (scrolls.length < SCROLLS) {
    await toTop(page);
    scrolls.push(await compositorFrames(browser, page, () => scrollFar(page)));
  }
  await setSpeed(1);
  const middling = scrolls.toSorted((a, b) => a.dropped - b.dropped)[Math.floor(SCROLLS / 2)];
  return { work, frames: middling as CompositorFrames };
}

/** What the browser itself takes for the same: a copy of the page without scripts that holds so many of its books. */
async function scrolledStill(browser: Browser, page: Page, names: { list: string; item: string }) {
  await makeStill(page, { ...names, count: RESULTS });
  return scrolled(browser, page);
}

type Scrolled = Awaited<ReturnType<typeof scrolled>>;

function reportScroll(name: string, { work, frames }: Scrolled, still: Scrolled): void {
  console.log(verdictLine(`  frames of ${name}, 1/4 CPU`, frameLine(frames), '<= 1 %', frames.dropped <= 1));
  console.log(`  the main thread for each, full speed: ${workLine(work)}`);
  console.log(`  a copy without scripts, ${RESULTS} of it drawn: ${frameLine(still.frames)}; ${workLine(still.work)}`);
}

async function findMany(page: Page): Promise<void> {
  await page.route('**/search/result?*', (route) => {
    const first = (Number(new URL(route.request().url()).searchParams.get('page')) - 1) * 10 + 1;
    const data = Array.from({ length: first > RESULTS ? 0 : 10 }, (_, at) => ({
      bid: String(2000 + first + at),
      bookName: `灯火第${first + at}卷`,
      authorName: '佚名',
      state: 2,
      wordCount: 120_000,
      desc: '一盏灯，一座山，一个人走了很久才走到的地方。'.repeat(2),
    }));
    return route.fulfill({ json: { state: 200, data, info: { qp_trigger: 0, total: RESULTS } } });
  });
}

async function scrolling(browser: Browser): Promise<void> {
  const page = await openPage(browser, phone);
  await findMany(page);
  // The address of the results is rendered with what the library has: a page that searches asks for them.
  await page.goto(`${origin}/search`);
  const field = page.getByRole('combobox', { name: '搜索' });
  await field.waitFor();
  // Before scripts run the form asks for a page that is rendered.
  await page.waitForTimeout(SETTLED_MS);
  await field.fill('灯火');
  await field.press('Enter');
  await page.getByText('灯火第1卷', { exact: true }).last().waitFor();
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const few = await nodes();
  for (let number = 2; number <= RESULTS / 10; number += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Not until one of them is seen: books of the list that are far away are not drawn.
    await page
      .locator(`[role=listitem][aria-setsize="${number * 10}"]`)
      .first()
      .waitFor({ state: 'attached' });
  }
  const found = await scrolled(browser, page);
  const many = await nodes();
  const still = await scrolledStill(browser, page, {
    list: '[role=list][aria-label=搜索结果]',
    item: '[role=listitem]',
  });
  await page.context().close();
  reportScroll(`${RESULTS} results`, found, still);
  console.log(
    verdictLine('  nodes among them, to those of the first ten', (many / few).toFixed(2), '<= 2.5', many / few <= 2.5),
  );
}

/** All books of a long shelf: what a frame costs where nothing hurries, then a long scroll on a slow processor. */
async function scrollingShelf(browser: Browser): Promise<void> {
  const nodesOf = async (count: number): Promise<{ nodes: number; page: Page }> => {
    const page = await openPage(browser, phone);
    await keepBooks(page, count);
    await page.goto(`${origin}/shelf?all=1`);
    await page.getByText('灯火第1卷', { exact: true }).last().waitFor();
    await page.waitForTimeout(SETTLED_MS);
    return { page, nodes: await page.evaluate(() => document.querySelectorAll('*').length) };
  };
  const few = await nodesOf(100);
  await few.page.context().close();
  const { page } = await nodesOf(KEPT);
  console.log(`  a frame of a shelf of ${KEPT} books, ${STEP_PX} px further: ${costLine(await costOfSteps(page))}`);
  const found = await scrolled(browser, page);
  const many = await page.evaluate(() => document.querySelectorAll('*').length);
  const still = await scrolledStill(browser, page, { list: 'ul[aria-label=书架]', item: '[data-book]' });
  await page.context().close();
  reportScroll(`a shelf of ${KEPT} books`, found, still);
  const ratio = many / few.nodes;
  console.log(verdictLine('  nodes of it, to those of a hundred', ratio.toFixed(2), '<= 1.5', ratio <= 1.5));
}

const browser = await chromium.launch(chromiumLaunch('browser'));
try {
  await shifts(browser, 'phone', phone);
  await shifts(browser, 'wide window', desktop);
  await suggestions(browser);
  await typing(browser);
  await scrolling(browser);
  await scrollingShelf(browser);
} finally {
  await browser.close();
}
