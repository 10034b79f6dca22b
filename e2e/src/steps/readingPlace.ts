import { expect, type Page } from '@playwright/test';

/** A place is kept to the line, px. */
const LINE = 60;

/** The text of the book. */
export const bookText = (page: Page) => page.getByRole('region', { name: '正文' });

/** The heading of a chapter in the text. */
export const chapterHeading = (page: Page, name: RegExp) => bookText(page).getByRole('heading', { name });

/** Words that stand at a height of the screen, 0 to 1; of a page that turns, those of the page that is shown. */
const wordsAt = (page: Page, height: number): Promise<string> =>
  page.evaluate((share) => {
    for (let y = innerHeight * share; y < innerHeight; y += 12) {
      // The middle of a desktop's width is the gap between two pages.
      for (const x of [innerWidth / 2, innerWidth / 3]) {
        const caret = document.caretRangeFromPoint(x, y);
        const text = caret?.startContainer;
        // A caret between two parts of a heading stands in none of them.
        if (text?.nodeType !== Node.TEXT_NODE) continue;
        const isInBook = text.parentElement?.closest('[aria-label="正文"]');
        const at = caret?.startOffset ?? 0;
        const words = text.textContent?.slice(Math.max(0, at - 3), at + 5);
        if (isInBook && words && words.length >= 6) return words;
      }
    }
    return '';
  }, height);

/** Words in the upper part of the page, to find again where one was; a page that still turns is waited for. */
export async function placeOf(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect.poll(() => wordsAt(page, 0.25)).not.toBe('');
  return wordsAt(page, 0.25);
}

/** Where words stand that are on the screen now, px from its top. */
const topOfWords = (page: Page, words: string): Promise<number | undefined> =>
  page.evaluate((wanted) => {
    const surface = document.querySelector('[aria-label="正文"]');
    const walker = document.createTreeWalker(surface ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent ?? '';
      // Words may come again in the same paragraph.
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        const { top, bottom, left, right } = range.getBoundingClientRect();
        if (bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top) return top;
      }
    }
    return undefined;
  }, words);

/** Are these words on the screen now? */
export const isShown = async (page: Page, words: string): Promise<boolean> =>
  (await topOfWords(page, words)) !== undefined;

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

/**
 * Scrolls on, and waits until the place that was come to is kept: it settles as soon as the scroll rests.
 * The place a book opens at is kept first, or its keeping would be taken for that of the next.
 */
export async function readOn(page: Page, bookId: string, screens: number): Promise<void> {
  await expect.poll(() => savedPlace(page, bookId)).not.toBe('""');
  const before = await savedPlace(page, bookId);
  await scrollText(page, screens);
  await expect.poll(() => savedPlace(page, bookId)).not.toBe(before);
}

/** Words of the book and where they stand. */
interface StandingWords {
  words: string;
  /** px from the top of the screen. */
  top: number;
}

/** Scrolls on and says in the same breath what came to stand near the top: nothing has settled yet. */
export const scrollOn = (page: Page, screens: number): Promise<StandingWords> =>
  bookText(page).evaluate((surface, share) => {
    surface.scrollTop += surface.clientHeight * share;
    const { left, top, width } = surface.getBoundingClientRect();
    for (let y = top + 40; y < innerHeight; y += 12) {
      const caret = document.caretRangeFromPoint(left + width / 2, y);
      const words = caret?.startContainer.textContent?.slice(caret.startOffset, caret.startOffset + 6).trim() ?? '';
      if (caret && words.length >= 6) return { words, top: caret.getBoundingClientRect().top };
    }
    return { words: '', top: NaN };
  }, screens);

/** Waits until words stand where they stood, but for a line that was cut off at the top. */
export async function expectStanding(page: Page, { words, top }: StandingWords): Promise<void> {
  expect(words).not.toBe('');
  const away = async (): Promise<number> => Math.abs(((await topOfWords(page, words)) ?? Infinity) - top);
  await expect.poll(away, { message: `“${words}” at ${top}` }).toBeLessThan(LINE);
}
