import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { logInByForms } from '../steps/logInByForms.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { topUpAndReturn } from '../steps/topUpAndReturn.ts';
import { test } from '../support/test.ts';

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

/** Rows of the account's spending, as the page of records shows them. */
async function spendings(page: Page): Promise<string[]> {
  await page.goto('/consume-records');
  const list = page.getByRole('list', { name: '消费记录' });
  await expect(list.or(page.getByText('还没有消费记录'))).toBeVisible();
  return list.getByRole('listitem').allInnerTexts();
}

test('a reader without beans tops up on the way, buys a chapter, and stands at it unlocked [BUY-07] [BUY-08] [BUY-11] [PAY-02] [RECORD-01] [PROD-08]', async ({
  page,
}) => {
  await openBuyPage(page);
  await topUpAndReturn(page, '/buy-book');
  const confirm = page.getByRole('button', { name: '确认购买' });
  await expect(confirm).toBeVisible();
  await tap(confirm);
  // Said at once, and gone before a slow page has laid out its text.
  await expect(page.getByText('购买成功')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/reader/${BOOK}`));
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  const chapter = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await expect(chapter.getByText(/本章价格/)).toHaveCount(0);
  expect(await spendings(page)).toEqual([expect.stringMatching(/纸山图书馆·第九章/)]);
  await page.goto('/bought-books');
  await expect(page.getByRole('link', { name: /纸山图书馆/ })).toBeVisible();
});

test('the rest of a book is bought at once, still chosen behind a top-up, and its page says every bean; "back" leads out of the book, past cashier and purchase [BUY-04] [BUY-08] [PAY-03] [READER-02]', async ({
  page,
}) => {
  await logInByForms(page.context());
  await page.goto(`/catalog/${BOOK}`);
  await tap(page.getByRole('link', { name: /^第九章/ }));
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await tap(locked.getByRole('button', { name: '余额不足，去充值' }));
  await page.getByRole('radio', { name: /^剩余2章/ }).check();
  await topUpAndReturn(page, '/buy-book');
  await expect(page.getByRole('radio', { name: /^剩余2章/ })).toBeChecked();
  const price = await page.getByRole('listitem').filter({ hasText: '价格' }).innerText();
  const beans = Number(/(\d+)书豆/.exec(price)?.[1]);
  await tap(page.getByRole('button', { name: '确认购买' }));
  await expect(page).toHaveURL(new RegExp(`/reader/${BOOK}`));
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/catalog/${BOOK}`));
  await page.goto('/my-beans');
  await expect(page.getByRole('region', { name: '书豆余额' })).toHaveText(`${1000 - beans}书豆`);
});

test('all prices at a lock lead to the purchase of exactly that, in large type too [READER-11] [BUY-04]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shuye_elder_mode', 'true'));
  await page.goto(LOCKED);
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await expect(page.locator('#first-text')).toHaveCount(0);
  await tap(locked.getByRole('button', { name: '全部价格' }));
  const prices = page.getByRole('dialog', { name: '全部价格' });
  const rest = prices.getByRole('button', { name: /^剩余2章/ });
  await expect(rest).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await tap(rest);
  await logIn(page, aPhone());
  await expect(page).toHaveURL(/\/buy-book\?/);
  await expect(page.getByRole('radio', { name: /^剩余2章/ })).toBeChecked();
});
