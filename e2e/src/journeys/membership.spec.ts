import { expect, type Page } from '@playwright/test';
import { createCustomer } from '../money/createCustomer.ts';
import { loadAccount } from '../money/loadAccount.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { topUpAndReturn } from '../steps/topUpAndReturn.ts';
import { SAMPLES } from '../support/startServers.ts';
import { test } from '../support/test.ts';

/** Sold from its sixth chapter on, and open to super members. */
const SUPER_BOOK = '1004';

const membership = (page: Page, name: string) =>
  page.getByRole('list', { name: '我的会员' }).getByRole('listitem').filter({ hasText: name });

/** The day that a membership ends, as its card says it, in milliseconds. */
async function endOf(page: Page, name: string): Promise<number> {
  await expect(page).toHaveURL(/\/myVip$/);
  const card = membership(page, name);
  await expect(card).toContainText('生效中');
  return Date.parse(/\d{4}-\d{2}-\d{2}/.exec(await card.innerText())?.[0] ?? '');
}

const confirm = (page: Page) => tap(page.getByRole('button', { name: '确认购买' }));

test('a reader without beans opens a membership, sees until when it lasts, and prolongs it [MEMBER-01] [MEMBER-03] [MEMBER-04] [BUY-08] [PROD-09]', async ({
  page,
}) => {
  await page.goto('/myVip');
  await logIn(page, aPhone());
  await tap(membership(page, '包月会员').getByRole('link', { name: /^开通/ }));
  await expect(page).toHaveURL(/\/buy-member\?type=month/);
  await topUpAndReturn(page, '/buy-member');
  await expect(page.getByText('购买后余额850书豆')).toBeVisible();
  await confirm(page);
  await expect(page.getByText('开通成功')).toBeVisible();

  const end = await endOf(page, '包月会员');
  expect(end).toBeGreaterThan(Date.now() + 26 * 86_400_000);
  await tap(membership(page, '包月会员').getByRole('link', { name: /^续费/ }));
  await expect(page.getByRole('heading', { level: 1, name: '续费会员' })).toBeVisible();
  await tap(page.getByRole('radio', { name: /^3个月\s*400书豆/ }));
  await confirm(page);
  await expect(page.getByText('开通成功')).toBeVisible();
  await expect.poll(() => endOf(page, '包月会员')).toBeGreaterThan(end + 85 * 86_400_000);

  // 1000 beans, less 150 and 400, and the 20 that come with three months.
  await page.goto('/my-beans');
  await expect(page.getByRole('region', { name: '书豆余额' })).toHaveText('470书豆');
});

test('a locked chapter leads to the membership that opens it, and back to the chapter, open [MEMBER-10] [LOCK-15]', async ({
  page,
}) => {
  await page.goto(`/reader/${SUPER_BOOK}?forceChapterIndex=5`);
  const heading = page.getByRole('heading', { name: /^第六章/ });
  const locked = heading.locator('..');
  await tap(locked.getByRole('link', { name: '开通超级会员，本书免费读' }));
  await logIn(page, aPhone());
  await expect(page).toHaveURL(/\/buy-member\?type=super/);
  await topUpAndReturn(page, '/buy-member');
  await confirm(page);
  await expect(page).toHaveURL(new RegExp(`/reader/${SUPER_BOOK}`));
  await expect(chapterHeading(page, /^第六章/)).toBeInViewport();
  await expect(heading.locator('..').getByText(/本章价格/)).toHaveCount(0);
  await expect(page.getByText('超级会员，本书免费读')).toHaveCount(0);
});

test('two pages that open a membership at once pay for one, and the other says that the balance changed [MEMBER-13] [P11]', async ({
  page,
  context,
  baseURL,
}) => {
  const userId = await createCustomer(context, baseURL ?? '');
  const other = await context.newPage();
  const pages = [page, other];
  for (const each of pages) {
    await each.goto('/buy-member?aliasId=1&back=%2FmyVip');
    await expect(each.getByText('购买后余额850书豆')).toBeVisible();
  }
  await Promise.all(pages.map(confirm));
  for (const each of pages) {
    await expect(each.getByRole('list', { name: '我的会员' }).or(each.getByRole('alert'))).toBeVisible();
  }
  const [told, ...others] = pages.filter((each) => each.url().includes('/buy-member'));
  expect(others).toEqual([]);
  await expect(told?.getByRole('alert') ?? page.getByRole('alert')).toHaveText('余额已变为850书豆，请确认后再购买');
  const { balance, ledger, purchases } = loadAccount(process.env[SAMPLES] ?? '', userId);
  expect({ balance, ledger, purchases }).toEqual({ balance: 850, ledger: 850, purchases: ['membership 150'] });
});
