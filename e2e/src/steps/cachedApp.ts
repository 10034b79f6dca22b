import { expect, type Page } from '@playwright/test';

/**
 * The worker stores nearly three hundred files one after the other: a busy machine takes as long as it takes, and the
 * journey's own time is the only limit.
 */
const UNTIL_THE_END = { timeout: 0 };

/** Waits until the service worker has stored all files of the application. */
export async function waitForCachedApp(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
      UNTIL_THE_END,
    )
    .toBe('activated');
}

/** Browsers may empty their HTTP cache at any time: a start without a network must not depend on it. */
export async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Waits until a newer build is installed for the next start. */
export async function waitForNewBuild(page: Page): Promise<void> {
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      UNTIL_THE_END,
    )
    .toBe('installed');
}

/** Waits until the service worker and its caches are gone. */
export async function waitForUninstall(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      UNTIL_THE_END,
    )
    .toEqual([0, 0]);
}

/** Whether the book and its chapters are stored on the device, which happens after the first page. */
export const isBookCached = (page: Page, bookId: string): Promise<boolean> =>
  page.evaluate(
    (id) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('shuye_offline');
        // The product creates it, not this check.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(false));
        opening.addEventListener('success', () => {
          const request = opening.result.transaction('books').objectStore('books').getAllKeys();
          request.addEventListener('success', () => {
            opening.result.close();
            resolve(request.result.includes(id));
          });
        });
      }),
    bookId,
  );
