import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { servers } from '../support/servers.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const TOTAL = 500;

/** Takes from the search's pages what a server found, so that the browser asks for it. */
async function searchInBrowser(page: Page): Promise<void> {
  await page.route(/\/search\?word=/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace(/window\.__SHUYE_STATE__=[^<]*/, '') });
  });
}

/** A server that finds 500 books for every word. */
async function findMany(page: Page): Promise<void> {
  await searchInBrowser(page);
  await page.route('**/search/result?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'));
    const first = (number - 1) * 10 + 1;
    const data = Array.from({ length: first > TOTAL ? 0 : 10 }, (_, at) => ({
      bid: String(2000 + first + at),
      bookName: `灯火第${first + at}卷`,
      author: '佚名',
      state: 2,
      wordCount: 120_000,
      desc: '一盏灯，一座山，一个人走了很久才走到的地方。'.repeat(2),
    }));
    return route.fulfill({ json: { state: 200, data, info: { qp_trigger: 0, total: TOTAL } } });
  });
}

const field = (page: Page) => page.getByRole('combobox', { name: '搜索' });
const results = (page: Page) => page.getByRole('list', { name: '搜索结果' });

test.describe('a search', () => {
  test('is come to from the store, goes on by a suggestion to a book, and is found again [SEARCH-04] [SEARCH-12] [SEARCH-03] [STORE-19]', async ({
    page,
  }) => {
    await page.goto('/');
    await tap(page.getByRole('link', { name: /搜索：/ }));
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('list', { name: '热门搜索' }).getByRole('listitem')).toHaveCount(10);
    expect(await axeViolations(page)).toEqual([]);

    await field(page).pressSequentially('灯');
    await expect(page.getByRole('option')).not.toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    await field(page).press('ArrowDown');
    const chosen = await page.getByRole('option', { selected: true }).textContent();
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?word=${encodeURIComponent(chosen ?? '')}`);
    await expect(
      results(page)
        .or(page.getByRole('region', { name: '最佳匹配' }))
        .first(),
    ).toBeVisible();

    await tap(page.getByRole('button', { name: '取消' }));
    await expect(page).toHaveURL('/');
    await page.goto('/search');
    await expect(page.getByRole('list', { name: '搜索历史' })).toContainText(chosen ?? '');
  });

  for (const reader of ['who was never here', 'whose page is drawn anew'])
    test(`goes on from what a reader ${reader} typed before the page woke up [SEARCH-04]`, async ({ page }) => {
      if (reader !== 'who was never here') {
        await page.goto('/search');
        await field(page).fill('灯');
        await field(page).press('Enter');
        await expect(results(page)).toBeVisible();
      }
      const waking = new AbortController();
      const woken = once(waking.signal, 'abort');
      await page.route(/\/assets\/(?!kernel-floor).*\.js$/, (route) => woken.then(() => route.continue()));
      await page.goto('/search', { waitUntil: 'commit' });
      await field(page).click();
      await page.keyboard.type('灯塔');
      waking.abort();
      await expect(page.getByRole('option')).not.toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('看守');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/search?word=${encodeURIComponent('灯塔看守')}`);
    });

  test('for the word that opens the environments of development is like any other: no build contains it [SEARCH-20]', async ({
    page,
  }) => {
    await page.goto('/search');
    await field(page).fill('shuye:env');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/word=shuye%3Aenv/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { hosts } = await servers();
    const scripts = hosts.flatMap(({ app }) => {
      const assets = join(app.folder, 'dist/assets');
      return readdirSync(assets).flatMap((name) => (name.endsWith('.js') ? [join(assets, name)] : []));
    });
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.filter((script) => readFileSync(script, 'utf8').includes('shuye:env'))).toEqual([]);
  });

  test('of hundreds of books keeps few nodes, and its place when one returns from a book or reloads [SEARCH-12]', async ({
    page,
  }) => {
    await findMany(page);
    await page.goto(`/search?word=${encodeURIComponent('灯火')}`);
    await expect(page.getByText('共找到500本书')).toBeVisible();
    const known = async () => Number(await results(page).getByRole('listitem').last().getAttribute('aria-setsize'));
    for (let length = 20; length <= 120; length += 10) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(known).toBeGreaterThanOrEqual(length);
    }
    expect(await page.getByRole('article').count()).toBeLessThan(70);

    await page.evaluate(() => window.scrollTo(0, 6000));
    const seen = results(page).getByRole('article').filter({ visible: true });
    // The first one below the bar, once those are drawn that stand there.
    const topmost = () =>
      seen.evaluateAll((rows) => {
        const tops = rows.map((row) => row.getBoundingClientRect().top);
        return rows[tops.findIndex((top) => top >= 60 && top < window.innerHeight / 2)]?.textContent;
      });
    await expect.poll(topmost).toContain('灯火');
    const before = await topmost();
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6000);
    await expect.poll(topmost).toBe(before);

    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('/search/result') ? 1 : 0));
    await tap(results(page).getByRole('link', { name: /灯火第\d+卷/.exec(before ?? '')?.[0] ?? '' }));
    await expect(page).toHaveURL(/\/cover\/2\d+/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6000);
    await expect.poll(topmost).toBe(before);
    expect(asked).toBe(0);
  });

  test('that does not get through offers to try again, which then finds [SEARCH-13] [SEARCH-23]', async ({ page }) => {
    await searchInBrowser(page);
    await page.route('**/search/result?*', (route) => route.abort());
    await page.goto(`/search?word=${encodeURIComponent('山')}`);
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await page.unroute('**/search/result?*');
    await tap(page.getByRole('button', { name: '重试' }));
    await expect(results(page).getByRole('link', { name: /纸山图书馆/ })).toBeVisible();
  });

  test(
    'by an address with a word in its path shows what it finds, marked, and lets one find more [SEARCH-29] [ROUTE-33]',
    { tag: '@host-deep' },
    async ({ page }) => {
      await page.goto(`/v2/search/${encodeURIComponent('纸山')}`);
      const book = page.getByRole('link', { name: /纸山图书馆/ }).first();
      await expect(book.locator('mark')).toHaveText('纸山');
      await expect(page).toHaveTitle('搜索-书页小说');
      expect(await axeViolations(page)).toEqual([]);
      await tap(book);
      await expect(page).toHaveURL(/\/cover\/1001/);
    },
  );
});
