import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { shelfBooks } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { watchShift } from '../steps/watchShift.ts';
import { isDeep } from '../support/isDeep.ts';
import { screenPages } from '../support/screenPages.ts';
import { test } from '../support/test.ts';

/** Beside the page of each screen, what a screen may show instead. */
const more: ReadonlyArray<[name: string, path: string, heading: RegExp]> = [
  ['pages of the reader', '/reader/1001?paging=horizontal', /第一章/],
  ['locked chapter', '/reader/1001?forceChapterIndex=8', /第九章/],
  ['illustrated epub', '/reader/1010?bookType=2', /山野草木记|序/],
];
const screens = await screenPages();

const MANY_BOOKS = Array.from({ length: 12 }, (_, at) => [String(1001 + at), `第${at + 1}本书`] as const);

const DESKTOP = { width: 1280, height: 800 };

/** Comes with the page: sent to one that stands there, it takes three times the work. */
const AXE = { path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') };

/** What a screen is before it can be used: the server's text is gone, and nothing is on its way. */
async function openPage(page: Page, path: string, heading: RegExp): Promise<void> {
  const shift = await watchShift(page);
  await page.addInitScript(AXE);
  await page.goto(path);
  await expect(page.locator('#first-text')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
  // What comes after the first markup is looked at too.
  await page.waitForLoadState('networkidle');
  expect(await shift(), 'nothing of it moves by itself').toBe(0);
}

/**
 * Screens that the tests of the application look at by axe, with nothing and with much on them, at a tenth of the work
 * (`packages/app/src/testing/layout`): here in deep runs.
 */
const HELD_BY_APPLICATION = [
  'top-up',
  'buy-book',
  'select-bean-tickets',
  'buy-member',
  'auto-buy',
  'login-devices',
  'my-beans',
  'consume-records',
  'bought-books',
  'bean-tickets',
  'bean-ticket-rules',
  'my-vip',
  'privilege',
  'h5-vip',
  'statistics',
  'my-data',
];

/** Screens that place their parts otherwise in a wide window; the others become wider alone, which deep runs look at. */
const MADE_FOR_WIDE = [
  'bookstore',
  'cover',
  'query-cover',
  'catalog',
  'reader',
  'shelf',
  'category-index',
  'rank-index',
];

/** Again once the same page is drawn for a desktop’s window, which has no colours of its own. */
async function expectAccessibleInWideWindow(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  if (isDeep) await expectAccessible(page, 'in a wide window');
  else expect(await axeViolations(page), 'in a wide window').toEqual([]);
}

test.describe('nothing moves, and axe finds nothing, in light and in dark, on a phone and in a wide window,', () => {
  for (const { screen, path } of screens.filter((page) => isDeep || !HELD_BY_APPLICATION.includes(page.screen))) {
    test(`on the ${screen} page`, async ({ page }) => {
      await openPage(page, path, /./);
      await expectAccessible(page, 'on a phone');
      if (isDeep || MADE_FOR_WIDE.includes(screen)) await expectAccessibleInWideWindow(page);
    });
  }

  for (const [name, path, heading] of more) {
    test(`on the ${name}`, async ({ page }) => {
      await openPage(page, path, heading);
      await expectAccessible(page, 'on a phone');
      await expectAccessibleInWideWindow(page);
    });
  }

  test('on a shelf of many books, three in a row on a phone, with its tools [CONST-92]', async ({ page }) => {
    await page.addInitScript((books) => {
      const at = { time: 1_790_000_000_000, device: 'phone' };
      const synced = books.map(([bookId, title]) => ({
        bookId,
        keeping: { kept: true, at, details: { title, author: '许半山', coverUrl: '', format: 1, carried: {} } },
      }));
      const record = { device: 'phone', synced, outbox: [], sequence: 0, highest: at.time, guestMergedUpTo: 0 };
      localStorage.setItem('shuye_guest_shelf', JSON.stringify(record));
    }, MANY_BOOKS);
    await openPage(page, '/shelf', /书架/);
    const tops = await shelfBooks(page).evaluateAll((books) => books.map((book) => book.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await tap(page.getByRole('button', { name: '在书架中查找' }));
    await expect(page.getByPlaceholder('查找书架上的书名或作者')).toBeFocused();
    await expectAccessible(page, 'on a phone');
    await expectAccessibleInWideWindow(page);
  });
});
