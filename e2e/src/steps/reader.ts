import { expect, type Page } from '@playwright/test';
import { scrollTo } from './scrollTo.ts';
import { GHOST_CLICK_GUARD_MS, tap } from './tap.ts';

/** Brings the bars in, as a tap on the middle of the page does; they may be there already. */
export async function showBars(page: Page): Promise<void> {
  const settings = page.getByRole('button', { name: '设置' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect(async () => {
    if (((await settings.boundingBox())?.y ?? height) >= height) {
      await page.waitForTimeout(GHOST_CLICK_GUARD_MS);
      await page.mouse.click(width / 2, height / 2);
    }
    await expect(settings).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();
}

/** Turns a page by the keyboard, once the page before has settled. */
export const turnPage = (page: Page, to: 'next' | 'previous'): Promise<void> =>
  page.keyboard.press(to === 'next' ? 'ArrowRight' : 'ArrowLeft');

/** Turns to the next page and waits until it lies still with its pictures, so that no look at it comes too early. */
export async function turnToNextPage(page: Page): Promise<void> {
  const before = await readingPosition(page);
  await turnPage(page, 'next');
  await expect.poll(() => readingPosition(page), { message: 'the next page is announced' }).not.toBe(before);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect
    .poll(() => page.evaluate(() => Array.from(document.images).every((picture) => picture.complete)))
    .toBe(true);
}

/** Chooses a chapter by its place in the catalogue, scrolling until it is there. */
export async function openCatalogChapter(page: Page, ordinal: number): Promise<void> {
  const link = page.locator(`a[href*="forceChapterIndex=${ordinal - 1}"]`);
  await scrollTo(page, link);
  await tap(link);
}

/** Chapter and page as they are announced, for example 第三十七章 露渡巷 第2页，共2页. */
export async function readingPosition(page: Page): Promise<string> {
  const announced = page.getByRole('status').filter({ hasText: /第\d+页，共\d+页/ });
  await expect(announced).toBeAttached();
  return (await announced.textContent()) ?? '';
}
