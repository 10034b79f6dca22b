import type { Locator } from '@playwright/test';

/** The product takes no click within 200 ms after another one (UI-26); a little more lets every click count. */
const CLOAK = 250;

/** Clicks at the pace of a person. */
export async function tap(target: Locator): Promise<void> {
  await target.page().waitForTimeout(CLOAK);
  await target.click();
}
