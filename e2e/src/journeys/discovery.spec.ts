import { expect, type Page } from '@playwright/test';
import { enlargeWords } from '../steps/enlargeWords.ts';
import { halfWords } from '../steps/halfWords.ts';
import { scrollTo } from '../steps/scrollTo.ts';
import { smallTargets } from '../steps/smallTargets.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a stranger finds a book by its category, and comes back to the same list [ROUTE-21, ROUTE-22, CATRANK-01, CATRANK-02]', async ({
  page,
}) => {
  await page.goto('/');
  await tap(page.getByRole('link', { name: '分类', exact: true }));
  await expect(heading(page, '分类')).toBeVisible();
  expect(await smallTargets(page.getByRole('main').getByRole('link'))).toEqual([]);
  await tap(page.getByRole('list', { name: '小说' }).getByRole('link', { name: /^都市/ }));
  await expect(heading(page, '都市')).toBeVisible();

  await tap(page.getByRole('link', { name: '完结', exact: true }));
  await expect(page).toHaveURL(/\?status=finished$/);
  const books = page.getByRole('list', { name: '都市' });
  await expect(books.getByRole('link', { name: /老街食堂/ })).toHaveCount(0);
  await tap(books.getByRole('link', { name: /末班车/ }));
  await expect(page).toHaveURL(/\/cover\/\d+$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?status=finished$/);
  await expect(books.getByRole('link', { name: /末班车/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page, '分类')).toBeVisible();
});

test('a rank goes on to its last place, and is where it was left [ROUTE-23, ROUTE-24, CATRANK-03, CATRANK-04]', async ({
  page,
}) => {
  await page.goto('/');
  await tap(page.getByRole('link', { name: '榜单', exact: true }));
  await tap(page.getByRole('link', { name: '人气榜，更多' }));
  await expect(page).toHaveTitle('人气榜-书页小说');
  const places = page.getByRole('list', { name: '人气榜' }).getByRole('article');
  await scrollTo(page, page.getByText('没有更多了'));
  expect(await places.count()).toBeGreaterThan(20);

  const last = places.last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await tap(last.getByRole('link'));
  await expect(page).toHaveURL(/\/cover\/\d+$/);
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);

  await enlargeWords(page, 200);
  expect(await halfWords(places)).toEqual([]);
});

test('a short story is read on its page, and in the reader [ROUTE-28, SHORT-01]', async ({ page }) => {
  await page.goto('/shortStory/1011');
  await expect(heading(page, '最后一班渡船')).toBeVisible();
  const characters = () => page.getByRole('article').evaluate(({ textContent }) => textContent.length);
  const before = await characters();
  await tap(page.getByRole('button', { name: '阅读全文' }));
  await expect.poll(characters).toBeGreaterThan(before * 2);
  await tap(page.getByRole('link', { name: '到阅读器里读' }));
  await expect(page).toHaveURL('/reader/1011');
});

test('the login page leads to the texts that it asks to agree to [ROUTE-29, ROUTE-30, MISC-05, MISC-06]', async ({
  page,
}) => {
  await page.goto('/login?redirect_uri=%2F');
  await page.getByRole('link', { name: '《用户协议》' }).click();
  await expect(heading(page, '用户协议')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '《隐私协议》' }).click();
  await expect(heading(page, '隐私协议')).toBeVisible();
  await tap(page.getByRole('link', { name: '意见反馈' }));
  await expect(page).toHaveURL(/\/feedback/);
});

test('the status page tells the build and that the gateway answers [ROUTE-08, MISC-01]', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('row', { name: /服务可用/ })).toContainText('是');
  await expect(page.getByRole('row', { name: /构建时间/ })).toContainText(/20\d\d-/);
});

test('the monthly library and the not-found page lead on [ROUTE-37, MEMBER-12, ROUTE-03]', async ({ page }) => {
  await page.goto('/');
  await tap(page.getByRole('link', { name: '包月', exact: true }));
  await expect(heading(page, '包月书库')).toBeVisible();
  await expect(page.getByRole('heading', { name: '会员免费读' })).toBeVisible();
  await page.goto('/no/such/page');
  await tap(page.getByRole('link', { name: '去书城' }));
  await expect(page).toHaveURL('/');
});

test(
  'the way to the app is open in a browser, and closed in the mini-app [ROUTE-26, MISC-02, HOST-24]',
  { tag: '@host' },
  async ({ page }, { project }) => {
    await page.goto('/download/1001');
    await expect(page.getByRole('heading', { level: 2, name: '纸山图书馆' })).toBeVisible();
    await tap(page.getByRole('button', { name: '立即下载' }));
    const words = project.name === 'miniapp-webview' ? '小程序暂不支持此功能' : '这个系统的安装包还没有上架';
    await expect(page.getByText(words)).toBeVisible();
  },
);
