import type { Page } from '@playwright/test';

/** Enlarges words alone, in %, as hosts and systems do for their readers: no length of a page grows with them. */
export const enlargeWords = (page: Page, percent: number): Promise<void> =>
  page.evaluate(
    (size) => document.documentElement.style.setProperty('text-size-adjust', `${size}%`, 'important'),
    percent,
  );
