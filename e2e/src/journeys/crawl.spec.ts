import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { layersLeft } from '../steps/layersLeft.ts';
import { logInByForms } from '../steps/logInByForms.ts';
import { showBars } from '../steps/reader.ts';
import { GHOST_CLICK_GUARD_MS } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { pageOf, screenPages } from '../support/screenPages.ts';
import { test } from '../support/test.ts';

/** What is asked first, and answered 取消, wherever it stands; or ends the session that crawls. */
const NOT_PRESSED = /^(退出登录|登录|刷新|重试)$/;

/** The pages whose buttons the usual run presses. */
const MOST_USED = ['bookstore', 'cover', 'reader', 'shelf'];

/** Pages whose buttons one journey presses: in a browser that has loaded the product already, a page takes half of the work. */
const PAGES_OF_A_JOURNEY = 6;

function groupsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PAGES_OF_A_JOURNEY);
  return Array.from({ length: count }, (_, group) => items.filter((_item, at) => at % count === group));
}

const pages = (await screenPages()).filter(({ screen }) => isDeep || MOST_USED.includes(screen));

/** How many addresses of one shape are opened, such as two covers. */
const SAMPLES = isDeep ? 2 : 1;

interface Crawl {
  page: Page;
  /** What went wrong, with the page that it was seen on. */
  findings: string[];
}

/** Collects what a reader would call broken: failed scripts, answers and what the console complains of. */
function watch(page: Page): Crawl {
  const findings: string[] = [];
  const note = (text: string): void => void findings.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} for ${new URL(response.url()).pathname}`);
  });
  // Nothing is picked: a picker that nobody answers stays before the page.
  page.on('filechooser', (chooser) => void chooser.setFiles([]));
  return { page, findings };
}

const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.getByText('加载中')).toHaveCount(0);
};

/** Addresses of this origin that the page links to, without those that only open something outside. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links
        .filter(({ href, protocol }) => /^https?:/.test(protocol) && new URL(href).origin === location.origin)
        .map(({ href }) => href.slice(location.origin.length)),
    );

/** Buttons that do the same to another chapter, page, book or comment are pressed once. */
const kindOf = (name: string): string =>
  name.replace(/[\d一二三四五六七八九十百]+/g, '#').replace(/，.*的评论$/, '，评论');

/** A book of the server's is read there: its text is tapped for the bars. */
const showsText = (address: string): boolean => /\/reader\/\d/.test(address);

/** Opens a page with all that can be pressed on it: the reader's buttons stand on bars that a tap brings. */
async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
  if (showsText(address)) await showBars(page);
}

const openLayers = (page: Page): Locator => page.locator('dialog[open]');

/**
 * Closes the layer that a press opened, which takes a tenth of the work of opening the page anew.
 * @returns Whether the page stands there without a layer.
 */
async function closeLayer(page: Page): Promise<boolean> {
  if ((await openLayers(page).count()) === 0) return true;
  await page.keyboard.press('Escape');
  return layersLeft(page, 1000).then(
    () => true,
    () => false,
  );
}

/** Presses a button, once more where a layer came before it by itself, as one does with the first scroll of the store. */
async function press(page: Page, button: Locator): Promise<boolean> {
  const isPressed = (): Promise<boolean> =>
    button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
  if (await isPressed()) return true;
  return (await openLayers(page).count()) > 0 && (await closeLayer(page)) && isPressed();
}

/**
 * Presses each button once; a press that leads away, or opens a layer that Escape leaves open, is followed by opening
 * the page again.
 * @returns The buttons that no press arrived at.
 */
async function pressButtons({ page, findings }: Crawl, address: string): Promise<string[]> {
  const pressed = new Set<string>();
  const missed: string[] = [];
  await openWhole(page, address);
  for (;;) {
    const buttons = page.getByRole('button', { disabled: false }).filter({ visible: true });
    const names = await buttons.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
    );
    const at = names.findIndex((name) => !pressed.has(kindOf(name)) && !NOT_PRESSED.test(name));
    const name = names[at];
    if (name === undefined) return missed;
    pressed.add(kindOf(name));
    const before = findings.length;
    if (!(await press(page, buttons.nth(at)))) missed.push(name);
    await page.waitForTimeout(GHOST_CLICK_GUARD_MS);
    if (findings.length > before) findings.push(`after pressing "${name}"`);
    const isAway = new URL(page.url()).pathname + new URL(page.url()).search !== address;
    if (isAway || showsText(address) || !(await closeLayer(page))) await openWhole(page, address);
  }
}

/** Opens every page that can be reached from home, `samples` of each shape. */
async function crawl(page: Page, samples: number): Promise<{ opened: string[]; deadEnds: string[] }> {
  const opened: string[] = [];
  const deadEnds: string[] = [];
  const perShape = new Map<string, number>();
  const seen = new Set<string>();
  const queue = ['/'];

  for (const address of queue) {
    const path = address.replace(/[?#].*/, '');
    const target = await pageOf(path);
    // Pages of the gateway's own.
    if (/^\/(?:login|feedback)(?:\/|$)/.test(path)) continue;
    const shape = `${target?.name} ${[...new URLSearchParams(address.split('?')[1] ?? '').keys()].join(' ')}`;
    const count = perShape.get(shape) ?? 0;
    if (target?.screen && count >= samples) continue;
    perShape.set(shape, count + 1);

    await page.goto(address);
    await settle(page);
    opened.push(address);
    if (await page.getByText('页面不存在').count()) deadEnds.push(address);
    for (const link of await linksOf(page)) {
      if (seen.has(link)) continue;
      seen.add(link);
      queue.push(link);
    }
  }
  return { opened, deadEnds };
}

const readers: ReadonlyArray<[name: string, enter: (context: BrowserContext) => Promise<unknown>]> = [
  ['a reader with an account', (context) => logInByForms(context)],
  ['a guest', () => Promise.resolve()],
];

/** A guest sees what an account sees, but for pages that ask for a login: the usual run goes with an account alone. */
for (const [reader, enter] of readers.slice(0, isDeep ? undefined : 1)) {
  test(
    `no link of the product leads ${reader} nowhere [ROUTE-03] [PROD-01] [PROD-02]`,
    { tag: '@host-deep' },
    async ({ page, context }, { config }) => {
      test.setTimeout(config.workers * 90_000);
      await enter(context);
      const { findings } = watch(page);
      const { opened, deadEnds } = await crawl(page, SAMPLES);
      expect(deadEnds).toEqual([]);
      expect(findings).toEqual([]);
      expect(opened.length).toBeGreaterThan(10);
    },
  );

  for (const screens of groupsOf(pages)) {
    const names = screens.map(({ screen }) => screen).join(', ');
    test(`no button breaks anything for ${reader} on the pages ${names}`, async ({ page, context }, { config }) => {
      test.setTimeout(config.workers * 120_000);
      await enter(context);
      const before = await context.storageState();
      const found = watch(page);
      for (const { path } of screens) {
        // What was pressed on one page does not change the next one. The page is left first: a sync of it found no login
        // while the cookies were replaced.
        await page.goto('about:blank');
        await context.setStorageState(before);
        expect({ path, missed: await pressButtons(found, path) }).toEqual({ path, missed: [] });
        expect(found.findings).toEqual([]);
      }
    });
  }
}
