import type { Page } from '@playwright/test';

const KEY = 'shuye_reader_settings';

/** Reads with these settings from the next page on, as if they had been chosen on this device before. */
export async function readWith(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify(settings)] as const,
  );
}
