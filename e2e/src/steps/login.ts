import { expect, type Page } from '@playwright/test';
import { LOGIN_CODE } from '../support/startServers.ts';

/** A phone that no other journey logs in with: two accounts never meet, however many journeys run at once. */
export const aPhone = (): string => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Logs in on the login page that is shown, up to the page that it leads back to. */
export async function logInAsNew(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByLabel('验证码').fill(LOGIN_CODE);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/**
 * The same for an account that starts with an empty shelf: what a new one is given would stand in the way of what a journey
 * keeps there [SHELFSYNC-17].
 */
export async function logIn(page: Page, phone: string): Promise<void> {
  await page.addInitScript(() => {
    document.cookie = 'shuye_new=; Path=/; Max-Age=0';
  });
  await logInAsNew(page, phone);
}
