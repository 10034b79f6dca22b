import type { Locator } from '@playwright/test';

/** The words of those boxes in the elements that cut through a line; lines that are hidden whole do not count. */
export const halfWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((found) =>
    found
      .flatMap((element) => [...element.querySelectorAll('*')])
      .filter((box) => {
        const { bottom } = box.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(box);
        const isCut = [...range.getClientRects()].some(
          (line) => line.top < bottom - line.height / 4 && line.bottom > bottom + line.height / 4,
        );
        return isCut && getComputedStyle(box).overflowY === 'hidden';
      })
      .map(({ textContent }) => textContent),
  );
