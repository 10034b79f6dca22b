import { expect } from '@playwright/test';
import { aPhone } from '../steps/login.ts';
import { tapWords } from '../steps/tapWords.ts';
import { LOGIN_CODE } from '../support/startServers.ts';
import { test } from './inWebKit.ts';
import { pathOf, wordsOf } from './looks.ts';
import type { WebKitPage } from './WebKitPage.ts';

const LOCKED = '/reader/1001?forceChapterIndex=8&paging=vertical';

/** Writes into the field of the login page that is shown. */
async function write(page: WebKitPage, label: string, text: string): Promise<void> {
  await tapWords(page, 'label', label);
  await page.keyboard.type(text);
}

async function logIn(page: WebKitPage): Promise<void> {
  await expect.poll(() => pathOf(page)).toMatch(/^\/login/);
  await write(page, '手机号', aPhone());
  await page.evaluate(() => document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click());
  await tapWords(page, 'button', '获取验证码');
  await write(page, '验证码', LOGIN_CODE);
  await tapWords(page, 'button', '登录');
  await expect.poll(() => pathOf(page)).not.toMatch(/^\/login/);
}

test('a locked chapter says its price, and what a reader who is logged in lacks for it', async ({
  journey,
  native,
}) => {
  const { page, open, thrown } = journey;
  await open(LOCKED);
  await expect.poll(() => wordsOf(page, 'body')).toMatch(/本章价格：\d+书豆/);
  if (native === 'none') {
    await tapWords(page, 'button', '购买本章');
    await logIn(page);
  }
  await expect.poll(() => wordsOf(page, 'body')).toContain('余额：0书豆');
  await expect.poll(() => wordsOf(page, 'body')).toContain('余额不足，去充值');
  expect(await thrown()).toEqual([]);
});

test('beans are paid for at the cashier of the host, and have arrived', async ({ journey, native }) => {
  const { page, open, thrown } = journey;
  await open('/top-up');
  if (native === 'none') await logIn(page);
  await tapWords(page, 'label', '300');
  await tapWords(page, 'button', '支付¥30');
  if (native === 'none') {
    await tapWords(page, 'button', '确认支付');
  }
  await expect.poll(() => wordsOf(page, 'body')).toContain('300书豆已到账');
  expect(await thrown()).toEqual([]);
});
