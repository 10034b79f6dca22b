import type { Locator } from '@playwright/test';

/** The product takes no click within 200 ms after another one (UI-26); a little more lets every click count. */
export const GHOST_CLICK_GUARD_MS = 250;

/** Clicks at the pace of a person. */
export async function tap(target: Locator): Promise<void> {
  await target.page().waitForTimeout(GHOST_CLICK_GUARD_MS);
  await target.click();
}
