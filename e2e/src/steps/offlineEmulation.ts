import type { BrowserContext, Page } from '@playwright/test';

const overrideOnLine = (isOnline: boolean): void => {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline });
};

/**
 * A new page on a device without a network. Some kernels (Chromium 150) take a page that loads during an emulated outage
 * for online, unlike a device without a network: `navigator.onLine` is overridden there.
 */
export async function openOffline(context: BrowserContext): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.addInitScript(overrideOnLine, false);
  return page;
}

/** Brings the network back and notifies a page that was opened without it. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(overrideOnLine, true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
