import type { Page } from '@playwright/test';

/**
 * Waits until no layer is open and its step back in the history has arrived, which would undo a page that is opened
 * meanwhile. Rejects after `timeout` ms, by default those of the journey.
 */
export async function layersLeft(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('dialog[open]') === null && !('shuyeLayer' in Object(history.state)),
    undefined,
    timeout === undefined ? {} : { timeout },
  );
}
