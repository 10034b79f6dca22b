import type { WebKitPage } from './WebKitPage.ts';

/** The words of the first element that matches; none where nothing does. */
export const wordsOf = (page: WebKitPage, selector: string): Promise<string> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

/** The text of the chapter that is shown. */
export const shownText = (page: WebKitPage): Promise<string> => wordsOf(page, '[aria-label="正文"]');

export const pathOf = (page: WebKitPage): Promise<string> => page.evaluate(() => location.pathname + location.search);

/** How many pictures have been drawn. */
export const picturesDrawn = (page: WebKitPage): Promise<number> =>
  page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);

/** Whether nothing stands beyond the sides of the window. */
export const isWithinWindow = (page: WebKitPage): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Chapter and page as they are announced. */
export const position = (page: WebKitPage): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('output')]
      .map(({ textContent }) => textContent)
      .filter((text) => /第\d+页/.test(text))
      .join(' '),
  );
