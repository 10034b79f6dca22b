import { expect, type Page } from '@playwright/test';

/** The text of the book. */
export const bookText = (page: Page) => page.getByRole('region', { name: '正文' });

/** The heading of a chapter in the text. */
export const chapterHeading = (page: Page, name: RegExp) => bookText(page).getByRole('heading', { name });

/** Words that stand at a height of the screen, 0 to 1; of a page that turns, those in the middle of its width. */
const wordsAt = (page: Page, height: number): Promise<string> =>
  page.evaluate((share) => {
    for (let y = innerHeight * share; y < innerHeight; y += 12) {
      const caret = document.caretRangeFromPoint(innerWidth / 2, y);
      const text = caret?.startContainer;
      const isInBook = text?.parentElement?.closest('[aria-label="正文"]');
      const words = text?.textContent?.slice(Math.max(0, (caret?.startOffset ?? 0) - 3), (caret?.startOffset ?? 0) + 5);
      if (isInBook && words && words.length >= 6) return words;
    }
    return '';
  }, height);

/** Words in the upper part of the page, to find again where one was. */
export async function placeOf(page: Page): Promise<string> {
  await expect.poll(() => wordsAt(page, 0.25)).not.toBe('');
  return wordsAt(page, 0.25);
}

/** Are these words on the screen now? */
export const isShown = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const surface = document.querySelector('[aria-label="正文"]');
    const walker = document.createTreeWalker(surface ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const at = (node.textContent ?? '').indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top) return true;
    }
    return false;
  }, words);

/** Waits until the words that were left are on the screen again. */
export const expectBackAt = (page: Page, words: string): Promise<void> =>
  expect.poll(() => isShown(page, words), { message: `back at “${words}”` }).toBe(true);

/** Scrolls the text on by a share of the screen. */
export const scrollText = (page: Page, screens: number): Promise<void> =>
  bookText(page).evaluate((surface, share) => {
    surface.scrollTop += surface.clientHeight * share;
  }, screens);

/** Where this device keeps that the book is read; '' before it was. */
const savedPlace = (page: Page, bookId: string): Promise<string> =>
  page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem('shuye_progress') ?? '{}') as Record<string, { place: unknown }>;
    return JSON.stringify(kept[id]?.place ?? '');
  }, bookId);

/** Scrolls on, and waits until the place that was come to is kept: it settles as soon as the scroll rests. */
export async function readOn(page: Page, bookId: string, screens: number): Promise<void> {
  const before = await savedPlace(page, bookId);
  await scrollText(page, screens);
  await expect.poll(() => savedPlace(page, bookId)).not.toBe(before);
}
