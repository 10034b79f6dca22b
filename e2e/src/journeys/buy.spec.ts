import { expect, test, type Page } from '@playwright/test';
import { aPhone, logIn } from '../steps/login.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';

const BOOK = '1001';
const LOCKED = `/reader/${BOOK}?forceChapterIndex=8`;

/** From a locked chapter to the page that sells it, with an account that has no beans. */
async function openBuyPage(page: Page): Promise<void> {
  await page.goto(LOCKED);
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await tap(locked.getByRole('button', { name: '购买本章' }));
  await logIn(page, aPhone());
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  await tap(locked.getByRole('button', { name: '余额不足，去充值' }));
  await expect(page).toHaveURL(/\/buy-book\?/);
  await expect(page.getByRole('heading', { level: 2, name: '纸山图书馆' })).toBeVisible();
}

/** Tops up what is missing at the sample cashier, and comes back to the page that sells. */
async function topUpAndReturn(page: Page): Promise<void> {
  await tap(page.getByRole('link', { name: '余额不足，去充值' }));
  await expect(page).toHaveURL(/\/top-up\?buy=1/);
  await page.getByRole('radio', { name: /^1000\s*书豆/ }).check();
  await tap(page.getByRole('button', { name: '支付¥100' }));
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page).toHaveURL(/\/buy-book\?/, { timeout: 20_000 });
}

/** Rows of the account's spending, as the page of records shows them. */
async function spendings(page: Page): Promise<string[]> {
  await page.goto('/consume-records');
  const list = page.getByRole('list', { name: '消费记录' });
  await expect(list.or(page.getByText('还没有消费记录'))).toBeVisible();
  return list.getByRole('listitem').allInnerTexts();
}

test('a reader without beans tops up on the way, buys a chapter, and stands at it unlocked [BUY-07] [BUY-08] [BUY-11] [PAY-02] [RECORD-01]', async ({
  page,
}) => {
  await openBuyPage(page);
  await topUpAndReturn(page);
  const confirm = page.getByRole('button', { name: '确认购买' });
  await expect(confirm).toBeVisible();
  await tap(confirm);
  await expect(page).toHaveURL(new RegExp(`/reader/${BOOK}`));
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  await expect(page.getByText('购买成功')).toBeVisible();
  const chapter = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await expect(chapter.getByText(/本章价格/)).toHaveCount(0);
  expect(await spendings(page)).toEqual([expect.stringMatching(/纸山图书馆 · 第九章/)]);
  await page.goto('/bought-books');
  await expect(page.getByRole('link', { name: /纸山图书馆/ })).toBeVisible();
});

test('a purchase whose answer is lost is taken once: the next press asks with the same key [BUY-09]', async ({
  page,
}) => {
  await openBuyPage(page);
  await topUpAndReturn(page);
  let lost = 0;
  await page.route('**/openapi/buy/index', async (route) => {
    if (lost > 2 || !(route.request().postData() ?? '').includes('act=buy')) return route.continue();
    lost += 1;
    // The server has done it; only its word does not arrive.
    await route.fetch();
    return route.abort();
  });
  await tap(page.getByRole('button', { name: '确认购买' }));
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await tap(page.getByRole('button', { name: '确认购买' }));
  await expect(page).toHaveURL(new RegExp(`/reader/${BOOK}`));
  expect(await spendings(page)).toHaveLength(1);
});

test('the rest of a book is bought at once, and its page says every bean [BUY-04]', async ({ page }) => {
  await openBuyPage(page);
  await topUpAndReturn(page);
  const rest = page.getByRole('radio', { name: /^剩余2章/ });
  await rest.check();
  const price = await page.getByRole('listitem').filter({ hasText: '价格' }).innerText();
  const beans = Number(/(\d+)书豆/.exec(price)?.[1]);
  await tap(page.getByRole('button', { name: '确认购买' }));
  await expect(page).toHaveURL(new RegExp(`/reader/${BOOK}`));
  await page.goto('/my-beans');
  await expect(page.getByRole('region', { name: '书豆余额' })).toHaveText(`${1000 - beans}书豆`);
});
