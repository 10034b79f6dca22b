import { expect, type Page } from '@playwright/test';
import { tap } from './tap.ts';

/** From a page that lacks beans: tops up 1000 of them at the sample cashier, and comes back to the page at `path`. */
export async function topUpAndReturn(page: Page, path: string): Promise<void> {
  await tap(page.getByRole('link', { name: '余额不足，去充值' }));
  await expect(page).toHaveURL(/\/top-up\?buy=1/);
  await tap(page.getByRole('radio', { name: /^1000\s*书豆/ }));
  await tap(page.getByRole('button', { name: '支付¥100' }));
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 20_000 }).toBe(path);
}
