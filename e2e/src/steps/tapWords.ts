import { expect } from '@playwright/test';

/** The part of a page that a tap needs, whichever kernel draws it. */
interface TappedPage {
  evaluate: <Answer, Given extends readonly unknown[]>(
    run: (...given: Given) => Answer,
    ...given: Given
  ) => Promise<Answer>;
  mouse: { click: (x: number, y: number) => Promise<unknown> };
}

/** Middle of the first element with these words that is whole on the screen. */
const middleOf = (page: TappedPage, selector: string, words: string): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate(
    (wanted, name) => {
      for (const element of document.querySelectorAll(wanted)) {
        if (!(element.getAttribute('aria-label') ?? element.textContent).includes(name)) continue;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left;
        if (isWhole) return { x: (left + right) / 2, y: (top + bottom) / 2 };
      }
      return undefined;
    },
    selector,
    words,
  );

/** Taps what says these words, once it is on the screen and has come to rest there. */
export async function tapWords(page: TappedPage, selector: string, words: string): Promise<void> {
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
