import { expect, type Page } from '@playwright/test';

/** Waits until this device keeps the application, all of its files included. */
export async function appIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 15_000,
    })
    .toBe('activated');
}

/** The browser's ordinary cache may go at any time; a start must not stand on it. */
export async function emptyOrdinaryCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Waits until a newer build is there for the next start. */
export async function appIsRenewed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), {
      timeout: 15_000,
    })
    .toBe('installed');
}

/** Waits until this device keeps nothing of the application any more. */
export async function appIsForgotten(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      { timeout: 15_000 },
    )
    .toEqual([0, 0]);
}

/** Book and chapters are put on the device behind the first page. */
export const isBookKept = (page: Page, bookId: string): Promise<boolean> =>
  page.evaluate(
    (id) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('shuye_offline');
        // Not there yet, and not to be made here.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(false));
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('books').objectStore('books').getAllKeys();
          asked.addEventListener('success', () => {
            opening.result.close();
            resolve(asked.result.includes(id));
          });
        });
      }),
    bookId,
  );
