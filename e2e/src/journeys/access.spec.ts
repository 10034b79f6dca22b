import { expect, test } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { showBars } from '../steps/reader.ts';
import { tap } from '../steps/tap.ts';
import { screenPages } from '../support/screenPages.ts';

/** Beside the page of each screen, what a screen may show instead. */
const more: ReadonlyArray<[name: string, path: string, heading: RegExp]> = [
  ['pages of the reader', '/reader/1001?paging=horizontal', /第一章/],
  ['locked chapter', '/reader/1001?forceChapterIndex=8', /第九章/],
  ['illustrated epub', '/reader/1010?bookType=2', /山野草木记|序/],
];
const screens = await screenPages();

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { screen, path } of screens) {
      test(`axe finds nothing on the ${screen} page`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeAttached();
        // What comes after the first markup is looked at too.
        await page.waitForLoadState('networkidle');
        expect(await axeViolations(page)).toEqual([]);
      });
    }

    for (const [name, path, heading] of more) {
      test(`axe finds nothing on the ${name}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
        expect(await axeViolations(page)).toEqual([]);
      });
    }

    test(
      'axe finds nothing on the bars and settings of the reader',
      { tag: colorScheme === 'light' ? '@host' : [] },
      async ({ page }) => {
        await page.goto('/reader/1001');
        await showBars(page);
        expect(await axeViolations(page)).toEqual([]);
        await tap(page.getByRole('button', { name: '设置' }));
        await expect(page.getByRole('region', { name: '阅读设置' })).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
      },
    );
  });
}

test(
  'the way from the store into a book and through its chapters needs no pointer',
  { tag: '@host' },
  async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /^断桥茶账/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '断桥茶账' })).toBeVisible();
    await page.getByRole('link', { name: '立即阅读' }).focus();
    await page.keyboard.press('Enter');
    const text = page.getByRole('region', { name: '正文' });
    await expect(text.getByRole('heading', { name: /^第一章/ })).toBeVisible();
    // Keys come behind the text, together with what announces where it is.
    await expect(page.getByRole('status').filter({ hasText: '第一章' })).toBeAttached();
    await page.keyboard.press(']');
    await expect(text.getByRole('heading', { name: /^第二章/ })).toBeInViewport();
    await page.keyboard.press('[');
    await expect(text.getByRole('heading', { name: /^第一章/ })).toBeInViewport();
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: /^目录/ })).toBeVisible();
  },
);
