import type { Page } from '@playwright/test';
import { tap } from './tap.ts';

/** Orders 300 beans where the host takes the payment: its cashier is none of the page's. */
export async function payByBridge(page: Page): Promise<void> {
  await page.goto('/top-up');
  await tap(page.getByRole('radio', { name: /300\s*书豆/ }));
  await tap(page.getByRole('button', { name: '支付¥30' }));
}
