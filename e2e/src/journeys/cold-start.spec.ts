import { expect as base, type Page } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import {
  waitForUninstall,
  waitForCachedApp,
  waitForNewBuild,
  clearHttpCache,
  isBookCached,
} from '../steps/cachedApp.ts';
import { readWith } from '../steps/readerSettings.ts';
import { readingPosition, showBars, turnPage } from '../steps/reader.ts';
import { servers } from '../support/servers.ts';
import { renameFiles } from '../own-product/renameFiles.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { goOnline, openOffline } from '../steps/offlineEmulation.ts';
import { addToShelf, shelfBook, shelfPush } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';

test.use({ serviceWorkers: 'allow' });

/** Each look here waits for a whole start of the application. */
const expect = base.configure({ timeout: 15_000 });

/** The application is kept some seconds after its page came, in milliseconds. */
const REGISTRATION_WAIT_MS = 5000;

const SERIAL = { id: 1009, title: '长巷更夫录' };

// Each starts several pages one after the other, and waits until the application is kept, once or twice: a quarter of a
// minute where nothing else runs, a whole one on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** Reads two chapters of the serial, the second last, with everything that the device keeps of them. */
async function readTwoChapters(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/cover/${SERIAL.id}`);
  await addToShelf(page);
  await page.goto(`${url}/reader/${SERIAL.id}?forceChapterIndex=35`);
  await expect(chapterHeading(page, /^第三十六章/)).toBeVisible();
  await showBars(page);
  await tap(page.getByRole('button', { name: '下一章' }));
  await expect(chapterHeading(page, /^第三十七章/)).toBeInViewport();
  await expect.poll(() => isBookCached(page, `${SERIAL.id}`)).toBe(true);
  await waitForCachedApp(page);
  await clearHttpCache(page);
}

/** Names the build of a page. */
const scriptOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');

/** Keys come behind the text, together with what announces the page. */
async function turnToSecondPage(page: Page): Promise<void> {
  await expect.poll(() => readingPosition(page)).toMatch(/第1页/);
  await turnPage(page, 'next');
  await expect.poll(() => readingPosition(page)).toMatch(/第2页/);
}

test('the product opens without a network: the chapter that was read, the shelf, and words for the rest [A-13] [ERR-02] [NET-05]', async ({
  page,
  context,
}) => {
  await readWith(page, { paging: 'slide' });
  await readTwoChapters(page);
  await page.close();

  const again = await openOffline(context);
  await again.goto(`/reader/${SERIAL.id}`);

  await test.step('the chapter is read on, and the place is kept', async () => {
    await expect(chapterHeading(again, /^第三十七章/)).toBeVisible();
    await turnToSecondPage(again);
    const place = await readingPosition(again);
    await again.waitForTimeout(500);
    await again.reload();
    await expect.poll(() => readingPosition(again)).toBe(place);
  });

  await test.step('a chapter that is not there says so', async () => {
    await showBars(again);
    await tap(again.getByRole('button', { name: '下一章' }));
    await expect(again.getByText('网络无法连接').first()).toBeVisible();
    await expect(again.getByRole('button', { name: '刷新' }).first()).toBeVisible();
  });

  await test.step('the shelf opens, the store says what is the matter', async () => {
    await again.goto('/shelf');
    await expect(shelfBook(again, SERIAL.title)).toBeVisible();
    await again.goto('/');
    await expect(again.getByRole('alertdialog')).toContainText('网络无法连接');
    await expect(again.getByRole('button', { name: '刷新' }).first()).toBeVisible();
  });

  await test.step('pages of the gateway are left to the browser', async () => {
    const login = await context.newPage();
    await expect(login.goto('/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await login.close();
  });

  await test.step('with the network everything is there again', async () => {
    await goOnline(again);
    await expect(again.getByRole('link', { name: new RegExp(SERIAL.title) }).first()).toBeVisible();
  });
});

test(
  'what is read without a network is told to the account’s other devices [A-13] [READER-25]',
  { tag: '@deep' },
  async ({ page, context, browser, contextOptions }) => {
    const phone = aPhone();
    const toShelf = '/login?priority=code&redirect_uri=%2Fshelf';
    await readWith(page, { paging: 'slide' });
    await page.goto(toShelf);
    await logIn(page, phone);
    await readTwoChapters(page);
    await page.close();

    const again = await openOffline(context);
    await readWith(again, { paging: 'slide' });
    await again.goto(`/reader/${SERIAL.id}`);
    await expect(chapterHeading(again, /^第三十七章/)).toBeVisible();
    await turnToSecondPage(again);
    await Promise.all([shelfPush(again), goOnline(again)]);

    const there = await browser.newContext(contextOptions);
    const other = await there.newPage();
    await readWith(other, { paging: 'slide' });
    await other.goto(new URL(toShelf, again.url()).href);
    await logIn(other, phone);
    await tap(shelfBook(other, SERIAL.title));
    await expect.poll(() => readingPosition(other)).toMatch(/第三十七章.*第2页/);
    await there.close();
  },
);

test('a new build is taken at the next start; a page of the one before still finds its parts, and an operator can end it', async ({
  page,
  context,
  product,
}) => {
  await readTwoChapters(page, product.url);
  const before = await scriptOf(page);
  await product.deploy(renameFiles);

  await test.step('a page that is open goes on with the parts of its own build', async () => {
    await showBars(page);
    await tap(page.getByRole('button', { name: '设置' }));
    await expect(page.getByRole('region', { name: '阅读设置' })).toBeVisible();
    await page.close();
  });

  await test.step('the next page is the new build’s, and so is the one after it without a network', async () => {
    const online = await context.newPage();
    await online.goto(`${product.url}/shelf`);
    const after = await scriptOf(online);
    expect(after).not.toBe(before);
    await waitForNewBuild(online);
    await online.close();
    const offline = await openOffline(context);
    await offline.goto(`${product.url}/reader/${SERIAL.id}`);
    await expect(chapterHeading(offline, /^第三十七章/)).toBeVisible();
    expect(await scriptOf(offline)).toBe(after);
    await offline.close();
    await context.setOffline(false);
  });

  await test.step('where an operator switches it off, devices forget the application', async () => {
    await product.restart({ SHUYE_KEEP_ON_DEVICES: 'off' });
    const last = await context.newPage();
    await last.goto(`${product.url}/shelf`);
    await waitForUninstall(last);
  });
});

test('a host with a container of its own keeps nothing', async ({ context }) => {
  const { hosts } = await servers();
  const others = hosts.filter(({ app: { id } }) => id !== 'h5');
  expect(others.length).toBeGreaterThan(0);
  const opened = others.map(async ({ app, port }) => {
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`http://127.0.0.1:${port}/shelf`);
    await page.waitForTimeout(REGISTRATION_WAIT_MS);
    expect(asked.length, app.id).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('offline-worker'))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
  await Promise.all(opened);
});
