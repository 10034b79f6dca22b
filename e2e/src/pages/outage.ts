import type { BrowserContext, Page } from '@playwright/test';

const says = (isOnline: boolean): void => {
  Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => isOnline });
};

/**
 * A new page on a device without a network. Some kernels (Chromium 150) take a page that loads during an emulated outage
 * for online, which a device without a network does not: such a page is told what it is.
 */
export async function openOffline(context: BrowserContext): Promise<Page> {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.addInitScript(says, false);
  return page;
}

/** The network comes back, and the page that was opened without it hears of it. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(says, true);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
