import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { aPhone, logIn } from '../steps/login.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { signedForm } from '../support/signedForm.ts';
import { test } from '../support/test.ts';

const BOOK = '1001';
const LOCKED = `/reader/${BOOK}?forceChapterIndex=8`;

const userIdOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'shuye_uid')?.value ?? '';

const send = (page: Page, path: string, service: string, fields: Readonly<Record<string, string>>) =>
  page.request.post(path, {
    form: signedForm(service, { ...fields, platform: '0' }),
    headers: { 'idempotency-key': randomUUID() },
  });

/** Tops beans up at the sample cashier, as the reader of this page. */
async function topUp(page: Page): Promise<void> {
  const back = new URL('/healthz', page.url()).href;
  const order = { userId: await userIdOf(page), productId: '1', price: '1', modeId: '4', clientRedirectUrl: back };
  const made = (await (await send(page, '/createOrder', 'pay', order)).json()) as { payInfo: string };
  await page.goto(made.payInfo);
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page).toHaveURL(back);
}

test('a locked chapter says what it costs, leads over the login back to itself, and opens once it is bought [READER-11] [READER-35] [AUTH-16]', async ({
  page,
}) => {
  await page.goto(LOCKED);
  await expect(chapterHeading(page, /^第九章/)).toBeVisible();
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  const price = locked.getByText(/本章价格：\d+书豆/);
  await expect(price).toBeVisible();
  const beans = Number(/(\d+)/.exec((await price.textContent()) ?? '')?.[1]);
  expect(beans).toBeGreaterThan(0);

  await tap(locked.getByRole('button', { name: '购买本章' }));
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, aPhone());
  await expect(page).toHaveURL(new RegExp(`/reader/${BOOK}`));
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  await expect(locked.getByRole('button', { name: '余额不足，去充值' })).toBeVisible();
  await expect(locked.getByText('余额：0书豆')).toBeVisible();
  const address = page.url();

  await topUp(page);
  await page.goto(address);
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  const chapterId = await page.evaluate(async () => {
    const kept = JSON.parse(localStorage.getItem('shuye_progress') ?? '{}') as Record<
      string,
      { place: { chapterId: string } }
    >;
    return kept['1001']?.place.chapterId ?? '';
  });
  const bought = await send(page, '/openapi/buy/index', 'spend', {
    user_id: await userIdOf(page),
    bookId: BOOK,
    chapterId,
    act: 'buy',
  });
  expect(await bought.json()).toMatchObject({ curPrice: beans });

  await page.reload();
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  await expect(locked.getByRole('button', { name: /购买|充值/ })).toHaveCount(0);
  await expect(locked.getByText(/本章价格/)).toHaveCount(0);
});
