import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';

/** Middle of the element with these words, where it is whole on the screen. */
const middleOf = (page: Page, selector: string, words: string): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(
    (wanted, name) => {
      const found = [...document.querySelectorAll(wanted)].find(({ textContent }) => textContent.includes(name));
      if (!found) return undefined;
      const { left, top, right, bottom } = found.getBoundingClientRect();
      const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
      return isWhole ? { x: (left + right) / 2, y: (top + bottom) / 2 } : undefined;
    },
    selector,
    words,
  );

/** Taps what says these words, once it is on the screen and has come to rest there. */
export async function tapWords(page: Page, selector: string, words: string): Promise<void> {
  let at: { x: number; y: number } | undefined;
  await expect
    .poll(async () => {
      const before = at;
      at = await middleOf(page, selector, words);
      return at !== undefined && at.x === before?.x && at.y === before.y;
    })
    .toBe(true);
  if (at) await page.mouse.click(at.x, at.y);
}
