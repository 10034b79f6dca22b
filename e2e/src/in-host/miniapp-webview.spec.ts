import { devices, expect, type Page } from '@playwright/test';
import type { HostControls, HostScript } from '@shuye/host-bridges/simulator';
import { change, nativeCall, test } from '../simulated-host/simulatedHost.ts';
import { payByBridge } from '../steps/payByBridge.ts';
import { tap } from '../steps/tap.ts';
import { layersClosed } from '../steps/layersClosed.ts';

/** The host's cashier ends without a word of money that has moved, and how the page says it. */
const refusals: readonly { change: Partial<HostScript>; words: string }[] = [
  { change: { payCode: '6001' }, words: '用户中途取消' },
  { change: { payCode: '6002' }, words: '网络连接出错' },
  { change: { payCode: '4000' }, words: '订单支付失败' },
  { change: { payCode: '4' }, words: '糟糕，不知道发生了什么' },
  { change: { answering: { tradePay: { fault: 'HY_NO_PERMISSION' } } }, words: '唤起支付失败' },
];

/** The payment app has moved the money of the order that its cashier was opened for. */
async function payAtCashier(page: Page): Promise<void> {
  const { params } = await nativeCall(page, 'tradePay');
  const { tradeNO } = params as { tradeNO: string };
  expect(tradeNO).toMatch(/^[0-9a-f]{40}$/);
  await page.request.post(`/cashier/trade/${tradeNO}`, { data: { code: '9000' } });
}

const arrived = (page: Page) => page.getByText('300书豆已到账');
const balance = (page: Page, beans: number) => page.getByText(`余额：${beans}书豆`);

test('a cashier that is left without paying is told in its words each time, and can be opened again; nothing is paid [PAY-13] [PAY-15] [PAY-16] [ENUM-32] [ERR-43] [ERR-44]', async ({
  page,
  install,
}) => {
  await install();
  await page.goto('/top-up');
  await tap(page.getByRole('radio', { name: /300\s*书豆/ }));
  for (const refusal of refusals) {
    await change(page, refusal.change);
    await tap(page.getByRole('button', { name: '支付¥30' }));
    await expect(page.getByText(refusal.words)).toBeVisible();
  }
  await page.reload();
  await expect(balance(page, 0)).toBeVisible();
});

test(
  'a cashier that knows no result has the server asked for the order until it is paid [PAY-13] [PAY-14] [ENUM-32]',
  { tag: '@deep' },
  async ({ page, install }) => {
    await install({ payCode: '6004' });
    await payByBridge(page);
    await expect(page.getByText('正在确认支付结果')).toBeVisible();
    await payAtCashier(page);
    await expect(arrived(page)).toBeVisible();
  },
);

test(
  'a payment that is being handled is said so, and told once the server knows of it [PAY-13] [PAY-15] [ENUM-32]',
  { tag: '@deep' },
  async ({ page, install }) => {
    await install({ payCode: '8000' });
    await payByBridge(page);
    await expect(page.getByText('正在处理中')).toBeVisible();
    await payAtCashier(page);
    await page.goto('/top-up');
    await expect(arrived(page)).toBeVisible();
    await expect(balance(page, 300)).toBeVisible();
  },
);

test('a cashier that nobody comes back from leaves the reader with a way out, and the payment is told once it is known [PAY-07]', async ({
  page,
  install,
}) => {
  await install();
  await payByBridge(page);
  await expect(page.getByRole('button', { name: '支付¥30' })).toBeDisabled();
  await payAtCashier(page);
  await page.goto('/myself');
  await expect(arrived(page)).toBeVisible();
});

test('a page of the mini-app outside of the payment app takes no payment, and says where it does [PAY-17] [BRIDGE-27]', async ({
  browser,
  baseURL,
}) => {
  const { userAgent } = devices['Pixel 7'];
  const context = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/top-up');
  await expect(page.getByText('请在支付宝客户端内调用')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await context.close();
});

test('a host that comes into the page after 2 seconds still logs its user in [HOST-28]', async ({ page, install }) => {
  await install({ injection: { afterMs: 2000 } });
  await page.goto('/top-up');
  await expect(page.getByRole('radio', { name: /300\s*书豆/ })).toBeAttached();
});

test('the mini-app is to be collected, which is said once a day [HOST-23] [GUIDE-23]', async ({ page, install }) => {
  await install();
  await page.goto('/myself');
  const invitation = page.getByRole('alertdialog', { name: '收藏书页小程序' });
  await expect(invitation).toBeVisible();
  await tap(invitation.getByRole('button', { name: '知道了' }));
  await layersClosed(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(invitation).toHaveCount(0);
});

test('the gift for the first collection is given once to a user of the payment app, and each refusal is told in its words [GIFT-01] [GIFT-02] [GIFT-03] [GIFT-06] [ERR-58] [ERR-59]', async ({
  page,
  install,
}) => {
  const visit = async (words: string, button: string): Promise<void> => {
    // The gift is asked for once a visit.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/myself/collected');
    const dialog = page.getByRole('alertdialog', { name: words });
    await expect(dialog).toBeVisible();
    await tap(dialog.getByRole('button', { name: button }));
    await layersClosed(page);
  };
  await install();
  await page.goto('/bean-tickets');
  await visit('领取成功，恭喜您获得100读书券（价值10元）', '取消');
  await visit('奖品不可重复领取', '确定');

  await page.goto('/my-data');
  await tap(page.getByRole('button', { name: '注销账号' }));
  await tap(page.getByRole('button', { name: '注销', exact: true }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await visit('该支付宝账号已领取过奖品', '确定');

  await page.addInitScript(() =>
    (window as typeof window & { shuyeHost?: HostControls }).shuyeHost?.change({ alipayUid: '2088000000000000' }),
  );
  await visit('当前账号与支付宝身份不符，无法领取', '确定');
});
