import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import { aPhone, logIn, logInAsNew } from '../steps/login.ts';
import { readingPosition, showBars, turnToNextPage } from '../steps/reader.ts';
import { placeOf } from '../steps/readingPlace.ts';
import { readWith } from '../steps/readerSettings.ts';
import { addToShelf, shelfBook, shelfBooks, shelfPush, removeFromShelf } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';

const FIRST = { id: 1001, title: '纸山图书馆' };
const SERIAL = { id: 1009, title: '长巷更夫录' };

// Each starts several browsers, the last a product of its own.
test.describe.configure({ timeout: 90_000 });

const text = (page: Page) => page.getByRole('region', { name: '正文' });

/** A browser of its own, logged in, with the shelf on its screen; `url` is the address of another product than the shared one. */
async function aDevice(
  browser: Browser,
  url: string,
  phone: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${url}/login?priority=code&redirect_uri=${encodeURIComponent(`${url}/shelf`)}`);
  await logIn(page, phone);
  return page;
}

test('one account on two devices: what is added here is there, also what was added without a network [API-40]', async ({
  browser,
  contextOptions,
}) => {
  const phone = aPhone();
  const here = await aDevice(browser, '', phone, contextOptions);
  const there = await aDevice(browser, '', phone, contextOptions);

  await test.step('a book added here is there', async () => {
    await here.goto(`/cover/${SERIAL.id}`);
    await Promise.all([shelfPush(here), addToShelf(here)]);
    await there.reload();
    await expect(shelfBook(there, SERIAL.title)).toBeVisible();
  });

  await test.step('a book added without a network is on the shelf here at once, and there once the network is back', async () => {
    await here.goto(`/cover/${FIRST.id}`);
    await expect(here.getByRole('button', { name: '加入书架' })).toBeVisible();
    await here.context().setOffline(true);
    await addToShelf(here);
    await Promise.all([shelfPush(here), here.context().setOffline(false)]);
    await there.reload();
    await expect(shelfBook(there, FIRST.title)).toBeVisible();
  });
  await Promise.all([here.context().close(), there.context().close()]);
});

test('a new account begins with six books [SHELFSYNC-16] [SHELFSYNC-17]', async ({ page }) => {
  const login = `/login?priority=code&redirect_uri=${encodeURIComponent('/shelf')}`;
  const phone = aPhone();
  await page.goto(login);
  await Promise.all([shelfPush(page), logInAsNew(page, phone)]);
  await expect(shelfBooks(page)).toHaveCount(6);
  await page.reload();
  await expect(shelfBooks(page)).toHaveCount(6);
});

test(
  'a book is read on where it was left on another device, and stays removed though that device was away [API-27] [READER-25]',
  { tag: '@deep' },
  async ({ browser, contextOptions }) => {
    const phone = aPhone();
    const here = await aDevice(browser, '', phone, contextOptions);
    await here.goto(`/cover/${SERIAL.id}`);
    await Promise.all([shelfPush(here), addToShelf(here)]);

    await Promise.all([shelfPush(here), here.goto(`/reader/${SERIAL.id}?forceChapterIndex=7`)]);
    const there = await aDevice(browser, '', phone, contextOptions);
    await tap(shelfBook(there, SERIAL.title));
    await expect(text(there).getByRole('heading', { name: /^第八章/ })).toBeVisible();

    await there.goto('/shelf');
    await here.context().setOffline(true);
    await Promise.all([shelfPush(there), removeFromShelf(there, SERIAL.title)]);
    await showBars(here);
    await tap(here.getByRole('button', { name: '上一章' }));
    await Promise.all([shelfPush(here), here.context().setOffline(false)]);
    await here.goto('/shelf');
    await expect(here.getByText('把生命浪费在美好的事物上')).toBeVisible();
    await there.reload();
    await expect(there.getByText('把生命浪费在美好的事物上')).toBeVisible();
    await Promise.all([here.context().close(), there.context().close()]);
  },
);

test(
  'a book whose page was closed is read on at that very page on another device (A-17)',
  { tag: '@deep' },
  async ({ browser, contextOptions }) => {
    const phone = aPhone();
    const here = await aDevice(browser, '', phone, contextOptions);
    await readWith(here, { paging: 'slide' });
    await here.goto(`/cover/${SERIAL.id}`);
    await Promise.all([shelfPush(here), addToShelf(here)]);
    await Promise.all([shelfPush(here), here.goto(`/reader/${SERIAL.id}?forceChapterIndex=7`)]);
    await turnToNextPage(here);
    const words = await placeOf(here);
    await here.close();

    const there = await aDevice(browser, '', phone, contextOptions);
    await readWith(there, { paging: 'slide' });
    await there.reload();
    await tap(shelfBook(there, SERIAL.title));
    await expect.poll(() => readingPosition(there)).toMatch(/第2页/);
    expect(await placeOf(there)).toBe(words);
    await Promise.all([here.context().close(), there.context().close()]);
  },
);

test('nothing kept is lost: a page killed before it could send, a restarted server, a guest’s books after a login [SHELFMERGE-01] [SHELFMERGE-02]', async ({
  browser,
  product,
  contextOptions,
}) => {
  const phone = aPhone();
  const context = await browser.newContext(contextOptions);
  const guest = await context.newPage();
  await guest.goto(`${product.url}/cover/${SERIAL.id}`);
  await addToShelf(guest);

  await test.step('the guest’s book is the account’s after the login', async () => {
    await guest.goto(`${product.url}/login?priority=code&redirect_uri=${encodeURIComponent(`${product.url}/shelf`)}`);
    await logIn(guest, phone);
    await expect(shelfBook(guest, SERIAL.title)).toBeVisible();
  });

  await test.step('a page that is killed offline has its book again, and the server gets it from the next', async () => {
    await guest.goto(`${product.url}/cover/${FIRST.id}`);
    await expect(guest.getByRole('button', { name: '加入书架' })).toBeVisible();
    await context.setOffline(true);
    await addToShelf(guest);
    await guest.close();
    await context.setOffline(false);
    await product.restart();
    const again = await context.newPage();
    await Promise.all([shelfPush(again), again.goto(`${product.url}/shelf`)]);
    await expect(shelfBook(again, FIRST.title)).toBeVisible();
    await expect(shelfBook(again, SERIAL.title)).toBeVisible();
  });

  await test.step('another device has both', async () => {
    const other = await aDevice(browser, product.url, phone, contextOptions);
    await expect(shelfBook(other, FIRST.title)).toBeVisible();
    await expect(shelfBook(other, SERIAL.title)).toBeVisible();
    await other.context().close();
  });
  await context.close();
});

const heading = (page: Page, chapter: string) => text(page).getByRole('heading', { name: new RegExp(`^${chapter}`) });

test('a place read on another device is never overwritten unasked: not from the shelf, the cover, the catalogue or an address [PROG-06] [PROG-07] [PROG-08] [SHELF-13] [READER-25] [ERR-07] [RPARAM-06]', async ({
  browser,
  product,
  contextOptions,
}) => {
  const phone = aPhone();
  const here = await aDevice(browser, product.url, phone, contextOptions);
  const there = await aDevice(browser, product.url, phone, contextOptions);
  const reader = `${product.url}/reader/${SERIAL.id}`;
  const question = here.getByText('本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？');

  await here.goto(`${product.url}/cover/${SERIAL.id}`);
  await Promise.all([shelfPush(here), addToShelf(here)]);
  await Promise.all([shelfPush(here, '第五章'), here.goto(`${reader}?forceChapterIndex=4`)]);
  await there.goto(`${product.url}/shelf`);
  await Promise.all([shelfPush(there), tap(shelfBook(there, SERIAL.title))]);
  await expect(heading(there, '第五章')).toBeVisible();
  await Promise.all([shelfPush(there, '第九章'), there.goto(`${reader}?forceChapterIndex=8`)]);

  const entries: Array<[name: string, opens: string, open: () => Promise<unknown>]> = [
    [
      'the shelf',
      '第五章',
      async () => {
        await here.goto(`${product.url}/shelf`);
        await tap(shelfBook(here, SERIAL.title));
      },
    ],
    [
      'the cover',
      '第五章',
      async () => {
        await here.goto(`${product.url}/cover/${SERIAL.id}`);
        await tap(here.getByRole('link', { name: '接着读' }));
      },
    ],
    [
      'the catalogue',
      '第二章',
      async () => {
        await here.goto(`${product.url}/catalog/${SERIAL.id}`);
        await tap(here.locator('a[href*="forceChapterIndex=1"]').first());
      },
    ],
    ['an address', '第七章', async () => here.goto(`${reader}?forceChapterIndex=6`)],
  ];
  for (const [name, opens, open] of entries) {
    await test.step(`${name} asks, and another device still finds its place`, async () => {
      await open();
      await expect(question).toBeVisible();
      await expect(heading(here, opens)).toBeVisible();
      await there.goto(reader);
      await expect(heading(there, '第九章')).toBeVisible();
    });
  }

  await test.step('the cloud’s place is gone to on request', async () => {
    await tap(here.getByRole('button', { name: '使用云端进度' }));
    await expect(heading(here, '第九章')).toBeVisible();
  });

  await test.step('an address that insists on its chapter asks nothing', async () => {
    // What is read here meanwhile would be asked about there too.
    const insisting = `${reader}?forceChapterIndex=2&forceUseCurrentCid=1`;
    await Promise.all([shelfPush(there, '第三章'), there.goto(insisting)]);
    const pulled = here.waitForResponse((answer) => answer.url().includes('/api/v1/sync/bookmarks') && answer.ok());
    await here.goto(`${reader}?forceChapterIndex=6&forceUseCurrentCid=1`);
    await expect(heading(here, '第七章')).toBeVisible();
    await pulled;
    await expect(here.getByRole('button', { name: '目录' })).toBeAttached();
    await expect(question).toHaveCount(0);
  });
  await Promise.all([here.context().close(), there.context().close()]);
});
