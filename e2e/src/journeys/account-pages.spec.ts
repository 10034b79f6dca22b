import { expect, type Page } from '@playwright/test';
import { answerForAccount, NINE_DIGITS } from '../steps/accountAnswers.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { logInByForms } from '../steps/logInByForms.ts';
import { smallTargets } from '../steps/smallTargets.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

interface AccountPage {
  path: string;
  title: string;
  /** Shown to a reader who has none of it. */
  empty: string | RegExp;
  /** Shown to a reader who has much of it. */
  full: string | RegExp;
}

const beans = String(NINE_DIGITS);

const pages: readonly AccountPage[] = [
  { path: '/my-beans', title: '书豆余额', empty: /^0$/, full: beans },
  { path: '/bean-tickets', title: '豆券', empty: '还没有豆券', full: '新人豆券1' },
  { path: '/consume-records', title: '消费充值记录', empty: '还没有消费记录', full: /第1章/ },
  { path: '/bought-books', title: '购买过的书', empty: '还没有买过书', full: '买过的第1本书' },
  { path: '/myVip', title: '我的会员', empty: '未开通', full: /有效期至/ },
];

const RECORDS = 10_000;

/** Ten requests find that rows pile up, or that the last do not come; deep runs read all that an account may have. */
const READ = isDeep ? RECORDS : 1000;

async function openPage(page: Page, { path, title }: AccountPage, shown: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(shown).first()).toBeVisible();
}

async function expectUsable(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await smallTargets(page.locator('main a, main button'))).toEqual([]);
}

for (const colorScheme of isDeep ? (['light', 'dark'] as const) : (['dark'] as const)) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the pages of an account that has nothing say so, and can be used by everybody [RECORD-06] [TICKET-01] [PROD-10]', async ({
      page,
    }) => {
      await logInByForms(page.context());
      for (const each of pages) {
        await openPage(page, each, each.empty);
        await expectUsable(page);
      }
    });
  });
}

test(`${READ} records are read to the last, and only those near the screen are drawn [RECORD-02] [RECORD-03]`, async ({
  page,
}) => {
  if (READ === RECORDS) test.slow();
  await logInByForms(page.context());
  await answerForAccount(page, { count: READ, beans: 12 });
  await page.goto('/consume-records');
  const drawn = page.getByRole('list', { name: '消费记录' }).getByRole('listitem');
  await expect(drawn.first()).toContainText('第1章');
  // The last page of records comes below the end that was scrolled to: the end is where it leads.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        return drawn.last().textContent();
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toContain(`第${READ}章`);
  await expect(page.getByText('没有更多了')).toBeVisible();
  expect(await drawn.count()).toBeLessThan(100);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(drawn.first()).toContainText('第1章');
  await expect(drawn.first()).toBeInViewport();
});

test('the records and bought books of an account need no pointer [RECORD-01] [RECORD-05]', async ({ page }) => {
  await logInByForms(page.context());
  await answerForAccount(page, { count: 3, beans: 12 });
  await page.goto('/consume-records');
  await page.getByRole('radio', { name: '消费记录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: '充值记录' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '充值记录' })).toBeFocused();

  await page.goto('/bought-books');
  const book = page.getByRole('link', { name: /买过的第1本书/ });
  await expect(book).toBeVisible();
  for (let presses = 0; presses < 20 && !(await book.evaluate((link) => link === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cover\/1001/);
  await page.goBack();
  await expect(book).toBeVisible();
});

test('a guest logs in on the way to the bought books, whose address has no hash, and a payment’s order has no page of its own [ROUTE-01] [ROUTE-40] [ROUTE-53]', async ({
  page,
}) => {
  await page.goto('/bought-books');
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, aPhone());
  await expect(page).toHaveURL('/bought-books');
  await expect(page).toHaveTitle('购买过的书-书页小说');
  for (const path of ['/order', '/order-status', '/orderStatus']) expect((await page.goto(path))?.status()).toBe(404);
});

/** In the usual run one page stands for the others, which find out alike. */
for (const { path, title } of isDeep ? pages : pages.slice(-1))
  test(`a login that has expired is renewed on the way to ${title}, and leads back there [AUTH-13]`, async ({
    page,
    baseURL,
  }) => {
    // No page of the product is open when the session ends: its calls would find that out before the page that is tested.
    await logInByForms(page.context());
    await page
      .context()
      .addCookies([{ name: 'shuye_token', value: 'x'.repeat(43), url: baseURL ?? '', httpOnly: true }]);
    await page.goto(`${path}?from=mine`);
    await expect(page).toHaveURL(/\/login\?/);
    await logIn(page, aPhone());
    await expect(page).toHaveURL(`${path}?from=mine`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('加载中')).toHaveCount(0);
    await tap(page.getByRole('button', { name: '返回' }));
    await expect(page).not.toHaveURL(/\/login/);
  });

test('a membership that has ended says so, and is renewed in the shop, which leads back [MEMBER-01] [MEMBER-04]', async ({
  page,
}) => {
  await logInByForms(page.context());
  await answerForAccount(page, { count: 0, beans: NINE_DIGITS });
  await page.goto('/myVip');
  const ended = page.getByRole('list', { name: '我的会员' }).getByRole('listitem').filter({ hasText: '超级会员' });
  await expect(ended).toContainText(/已过期已于\d{4}-\d\d-\d\d到期/);
  await tap(ended.getByRole('link', { name: /^续费/ }));
  await expect(page).toHaveURL('/buy-member?renew=1&type=super');
  await expect(page.getByRole('heading', { level: 1, name: '续费会员' })).toBeVisible();
  await tap(page.getByRole('button', { name: '返回' }));
  await expect(page).toHaveURL('/myVip');
  await expect(ended).toBeVisible();
});
