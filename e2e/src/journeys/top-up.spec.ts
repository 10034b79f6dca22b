import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { logInByForms } from '../steps/logInByForms.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';

const STORED = 'shuye_pending_order';

const pending = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, STORED);

/** A new account at the amounts; `path` may say what the top-up is for. */
async function openTopUp(page: Page, url: string, path = '/top-up'): Promise<void> {
  await logInByForms(page.context(), url);
  await page.goto(`${url}${path}`);
  await expect(page.getByRole('radio', { name: /300\s*书豆/ })).toBeAttached();
}

const choose = (page: Page) => tap(page.getByRole('radio', { name: /300\s*书豆/ }));

async function toCashier(page: Page): Promise<void> {
  await choose(page);
  await tap(page.getByRole('button', { name: '支付¥30' }));
  await expect(page).toHaveURL(/\/cashier\/[0-9a-f]{40}$/);
}

const beans = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/top-up`);
  await expect(page.getByText('余额：300书豆')).toBeVisible();
};

test('a reader tops up at the cashier, sees the beans come in, and is back on 我的 [PAY-01] [PAY-03] [PAY-05] [PAY-10] [PROD-09]', async ({
  page,
}) => {
  await page.goto('/top-up');
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, aPhone());
  await expect(page.getByRole('radio', { name: /300\s*书豆/ })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await toCashier(page);
  expect(await pending(page)).toMatchObject([{ beans: 300, payMode: 4 }]);
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByText('300书豆已到账')).toBeVisible();
  await expect(page).toHaveURL(/\/myself$/);
  await expect(page.getByText('300', { exact: true })).toBeVisible();
  await expect.poll(() => pending(page)).toBeNull();
});

test('a payment of a closed browser is told the next time the product is opened, and leads back to the same chapter [PAY-02] [PAY-07]', async ({
  page,
  context,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const waiting = '/reader/1001?forceChapterIndex=3';
  await openTopUp(page, url, `/top-up?buy=1&back=${encodeURIComponent(waiting)}`);
  await toCashier(page);
  const cashier = page.url();
  await page.close();

  const paying = await context.newPage();
  await paying.goto(`${cashier}?page=plain`);
  await paying.getByRole('button', { name: '确认支付' }).click();
  await expect(paying.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await paying.close();

  const later = await context.newPage();
  await later.goto(`${url}/`);
  await expect(later.getByText('300书豆已到账')).toBeVisible();
  await tap(later.getByRole('button', { name: '继续购买' }));
  await expect(later).toHaveURL(new RegExp('/reader/1001\\?forceChapterIndex=3'));
  await expect(later.getByRole('heading', { name: /^第四章/ })).toBeVisible();
  await expect.poll(() => pending(later)).toBeNull();
});

test('a report that comes late is waited for [PAY-05]', { tag: '@deep' }, async ({ page, baseURL }) => {
  await openTopUp(page, baseURL ?? '');
  await toCashier(page);
  await page.goto(`${page.url()}?report=late`);
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByText('正在确认支付结果')).toBeVisible();
  await expect(page.getByText('300书豆已到账')).toBeVisible({ timeout: 15_000 });
});

test('an order that is cancelled at the cashier is told, and nothing was paid [PAY-06] [ENUM-17]', async ({
  page,
  baseURL,
}) => {
  await openTopUp(page, baseURL ?? '');
  await toCashier(page);
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('订单已取消')).toBeVisible();
  await expect.poll(() => pending(page)).toBeNull();
});

test(
  '20 taps in a second beside a second tab make one order, paid once [PAY-04] [PAY-08]',
  { tag: '@deep' },
  async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await openTopUp(page, url);
    await choose(page);
    let orders = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/createOrder')) orders += 1;
    });
    const button = page.getByRole('button', { name: '支付¥30' });
    await page.waitForTimeout(250);
    await button.evaluate((element: HTMLElement) => {
      for (let press = 0; press < 20; press += 1) element.click();
    });
    await expect(page).toHaveURL(/\/cashier\//);
    expect(orders).toBe(1);
    const other = await context.newPage();
    await other.goto(`${url}/shelf`);
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page).toHaveURL(/\/myself$/);
    await beans(page, url);
  },
);

type Cut = (route: Route) => Promise<void>;

const cuts: Readonly<Record<string, Cut>> = {
  before: (route) => route.abort('connectionfailed'),
  after: async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'in the answer of': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
};

/** In the usual run the order's answer comes by half. */
const CHOSEN = ['in the answer of createOrder'];

const CELLS = ['getProducts', 'createOrder', 'getOrderDetail'].flatMap((call) =>
  Object.entries(cuts)
    .filter(([when]) => isDeep || CHOSEN.includes(`${when} ${call}`))
    .map(([when, cut]) => ({ call, when, cut })),
);

for (const { call, when, cut } of CELLS) {
  test(`a network that is cut ${when} ${call} has its words, and loses and doubles nothing [PAY-04] [PAY-05] [NET-04]`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    let left = 3;
    await page.route(`**/${call}`, (route) => ((left -= 1) >= 0 ? cut(route) : route.continue()));
    await logInByForms(page.context(), url);
    await page.goto(`${url}/top-up`);
    await expect(async () => {
      const retry = page.getByRole('alertdialog').getByRole('button', { name: '刷新' });
      if (await retry.isVisible()) await retry.click();
      await expect(page.getByRole('radio', { name: /300\s*书豆/ })).toBeAttached({ timeout: 1000 });
    }).toPass();
    await choose(page);
    await expect(async () => {
      const pay = page.getByRole('button', { name: '支付¥30' });
      if (await pay.isEnabled()) await pay.click({ timeout: 1000 });
      await expect(page).toHaveURL(/\/cashier\//, { timeout: 3000 });
    }).toPass();
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByText('300书豆已到账')).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => pending(page)).toBeNull();
    await beans(page, url);
  });
}

test(
  'a gateway that goes down while the reader is at the cashier takes the payment once it is back [PAY-05]',
  { tag: '@deep' },
  async ({ page, product }) => {
    await openTopUp(page, product.url);
    await toCashier(page);
    await product.stopGateway();
    const back = page.url();
    await product.restart();
    await page.goto(back);
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByText('300书豆已到账')).toBeVisible();
    await beans(page, product.url);
  },
);
