import { expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import { aPhone, logIn } from '../steps/login.ts';
import { addToShelf, shelfBook, shelfPush } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const GROUPS = '**/api/v1/sync/shelf-groups*';

interface Answer {
  items?: { id: string }[];
  kinds?: number;
}

/**
 * Lets a device talk to a gateway of the version before shelves had an arrangement, as in a deployment that takes the gateways
 * one by one: the item has an id here that today's gateway does not know, which refuses it by the check that the former one
 * had; what the former one did not read it passed over. Everything else is the real gateway's.
 */
const throughFormer = (context: BrowserContext): Promise<unknown> =>
  context.route(GROUPS, async (route) => {
    const sent = route.request().postData() ?? '';
    const response = await route.fetch({ postData: sent.replace('"id":"arrangement"', '"id":"arranged"') });
    if (!response.ok()) return route.fulfill({ response });
    const { kinds: _, items = [], ...answer } = (await response.json()) as Answer;
    const known = items.filter(({ id }) => id !== 'arrangement');
    return route.fulfill({ response, json: { ...answer, items: known } });
  });

const sentIn = (response: Response): string => response.request().postData() ?? '';

const answered = (page: Page, status: number) =>
  page.waitForResponse((response) => response.url().includes('/sync/shelf-groups') && response.status() === status);

/** At most so long after it was refused a change is tried again. */
const NEXT_TRY_MS = 30_000;

// Several browsers.
test.describe.configure({ timeout: 120_000 });

/** As many as a shelf has that can be sorted. */
const BOOKS = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009];

async function openShelf(page: Page, phone: string): Promise<void> {
  await page.goto(`/login?priority=code&redirect_uri=${encodeURIComponent('/shelf')}`);
  await logIn(page, phone);
  await expect(page.getByRole('button', { name: '导入本地书' }).first()).toBeVisible();
}

test(
  'while gateways of the former version stay, groups of the shelf go on between devices; how it is sorted follows once they are gone (F20)',
  { tag: '@deep' },
  async ({ page, context, browser, contextOptions }) => {
    const phone = aPhone();
    await page.clock.install();
    await throughFormer(context);
    await openShelf(page, phone);
    // The server has told that nothing is there.
    await expect(page.getByText('把生命浪费在美好的事物上')).toBeVisible();
    for (const book of BOOKS) {
      await page.goto(`/cover/${book}`);
      await Promise.all([shelfPush(page, String(book)), addToShelf(page)]);
    }
    await page.goto('/shelf');
    await expect(shelfBook(page, '长巷更夫录')).toBeVisible();
    const other = await browser.newContext(contextOptions);
    const there = await other.newPage();

    await test.step('its refusal of the sorting keeps no group from the server', async () => {
      const refused = answered(page, 400);
      await tap(page.getByRole('button', { name: /^排序/ }));
      await tap(page.getByRole('dialog', { name: '书架排序' }).getByRole('button', { name: '书名' }));
      await refused;
      await tap(page.getByRole('button', { name: '管理' }));
      await tap(page.getByRole('list', { name: '书架' }).getByRole('button', { name: /长巷更夫录/ }));
      await tap(page.getByRole('button', { name: /^移到分组/ }));
      await page.getByLabel('新建分组').fill('夜里读');
      const taken = page.waitForResponse((response) => response.ok() && sentIn(response).includes('"id":"book.1009"'));
      await Promise.all([taken, tap(page.getByRole('button', { name: '新建并移入' }))]);
      await openShelf(there, phone);
      await expect(there.getByRole('link', { name: /夜里读/ })).toBeVisible();
      await expect(there.getByRole('button', { name: '排序：最近阅读' })).toBeVisible();
    });

    await test.step('a device that pulled through a former one is told as well', async () => {
      await throughFormer(other);
      await context.unroute(GROUPS);
      const taken = page.waitForResponse(
        (response) => response.ok() && sentIn(response).includes('"id":"arrangement"'),
      );
      await Promise.all([taken, page.clock.fastForward(NEXT_TRY_MS)]);
      await Promise.all([answered(there, 200), there.reload()]);
      await expect(there.getByRole('button', { name: '排序：最近阅读' })).toBeVisible();
      await other.unroute(GROUPS);
      await there.reload();
      await expect(there.getByRole('button', { name: '排序：书名' })).toBeVisible();
    });
    await other.close();
  },
);
