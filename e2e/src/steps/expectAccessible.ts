import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';
import { colorViolations } from './colorViolations.ts';

/** What the page is drawn for. */
const colorScheme = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Looks at the page in light with all rules, and then in dark with those that colours decide. */
export async function expectAccessible(page: Page, shown?: string): Promise<void> {
  expect(await axeViolations(page), shown).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colorScheme(page)).toBe('dark');
  expect(await colorViolations(page), shown).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colorScheme(page)).toBe('light');
}
