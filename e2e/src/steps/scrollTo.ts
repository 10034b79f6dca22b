import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls on, as a reader does, until what one looks for has come: long pages load more on the way. */
export async function scrollTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if ((await wanted.count()) === 0) await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    expect(await wanted.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [100] });
  await wanted.scrollIntoViewIfNeeded();
}
