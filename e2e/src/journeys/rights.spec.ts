import { randomUUID } from 'node:crypto';
import { expect, type APIResponse, type Page } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { signedForm } from '../support/signedForm.ts';
import { isDeep } from '../support/isDeep.ts';

const BOOK = '1001';

const userIdOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'shuye_uid')?.value ?? '';

/** A call of the page's own origin, with the session's cookies. */
async function send(page: Page, url: string, service: string, fields: Readonly<Record<string, string>>) {
  return page.request.post(url, {
    form: signedForm(service, { ...fields, platform: '0' }),
    headers: { 'idempotency-key': randomUUID() },
  });
}

interface Chapter {
  chapterId: number;
  isFreeRead: number;
  isBuy: number;
  chapterPrice: number;
  contUrlSuffix: string;
}

async function chapters(page: Page, url: string): Promise<Chapter[]> {
  const address = new URL('/openapi/book/chapterlist', url);
  address.search = new URLSearchParams(
    signedForm('book', { user_id: await userIdOf(page), bookId: BOOK, platform: '0' }),
  ).toString();
  const { data } = (await (await page.request.get(address.href)).json()) as {
    data: { chapterList: { volumeList: Chapter[] }[] };
  };
  return data.chapterList.flatMap(({ volumeList }) => volumeList);
}

const json = async (answer: APIResponse): Promise<unknown> => answer.json();

test('beans from the cashier buy a chapter, whose file is then its owner’s alone [PAY-10] [API-32] [API-33] [API-34] [API-15] [AUTH-18]', async ({
  page,
  product,
  browser,
}) => {
  await page.goto(`${product.url}/login?priority=code&redirect_uri=${encodeURIComponent(`${product.url}/healthz`)}`);
  await logIn(page, aPhone());
  const userId = await userIdOf(page);
  const locked = (await chapters(page, product.url)).find(({ isFreeRead }) => isFreeRead === 0);
  const file = `${product.url}/content/charge/${locked?.contUrlSuffix}`;
  const buy = { user_id: userId, bookId: BOOK, chapterId: String(locked?.chapterId), act: 'buy' };
  const buyHere = () => send(page, `${product.url}/openapi/buy/index`, 'spend', buy);

  await test.step('without beans it is neither sold nor given', async () => {
    expect(await json(await buyHere())).toMatchObject({ state: 4020 });
    expect(await json(await page.request.get(file))).toMatchObject({ state: 403 });
  });

  const order = { userId, productId: '1', price: '1', modeId: '4', clientRedirectUrl: `${product.url}/healthz` };
  const made = (await json(await send(page, `${product.url}/createOrder`, 'pay', order))) as {
    orderNo: string;
    payInfo: string;
  };
  await test.step('the cashier takes the order and leads back', async () => {
    await page.goto(made.payInfo);
    await expect(page.getByText('10书豆')).toBeVisible();
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page).toHaveURL(`${product.url}/healthz`);
    const detail = { userId, orderNo: made.orderNo };
    const asked = await send(page, `${product.url}/getOrderDetail`, 'pay', detail);
    expect(await json(asked)).toEqual({ state: 200, status: 5 });
  });

  await test.step('the chapter is sold once, and the same after a restart', async () => {
    const price = locked?.chapterPrice ?? 0;
    expect(await json(await buyHere())).toMatchObject({ curPrice: price, userInfo: { balance: 10 - price } });
    expect(await json(await buyHere())).toMatchObject({ state: 432 });
    await product.restart();
    expect(await json(await buyHere())).toMatchObject({ state: 432 });
    const bought = (await chapters(page, product.url)).filter(({ isBuy }) => isBuy === 1);
    expect(bought.map(({ chapterId }) => chapterId)).toEqual([locked?.chapterId]);
  });

  await test.step('its file is given to its owner, and to no guest', async () => {
    const given = await page.request.get(file);
    expect(await json(given)).toMatchObject({ state: 200, ChapterContent: expect.any(String) });
    expect(given.headers()['cache-control']).toBe('private, no-store');
    const stranger = await browser.newContext();
    expect(await json(await stranger.request.get(file))).toMatchObject({ state: 403 });
    await stranger.close();
  });
});

for (const colorScheme of (['light', 'dark'] as const).slice(0, isDeep ? undefined : 1)) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 568 } });

    test('the cashier can be used by everybody, and left', async ({ page, baseURL }) => {
      const url = baseURL ?? '';
      const back = `${url}/healthz`;
      await page.goto(`${url}/login?priority=code&redirect_uri=${encodeURIComponent(back)}`);
      await logIn(page, aPhone());
      const order = { userId: await userIdOf(page), productId: '4', price: '30', modeId: '4', clientRedirectUrl: back };
      const made = await json(await send(page, `${url}/createOrder`, 'pay', order));
      await page.goto((made as { payInfo: string }).payInfo);
      await expect(page.getByRole('heading', { level: 1, name: '确认充值' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('15px');
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: '取消' }).click();
      await expect(page).toHaveURL(back);
      await page.goto((made as { payInfo: string }).payInfo);
      await expect(page.getByRole('heading', { level: 1, name: '订单已取消' })).toBeVisible();
      await expect(page.getByRole('link', { name: '返回书页' })).toHaveAttribute('href', back);
    });
  });
}
