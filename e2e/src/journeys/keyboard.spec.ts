import { expect, type Locator } from '@playwright/test';
import { test } from '../support/test.ts';

/** Follows a link by its key. A page that is drawn anew meanwhile, for a host that names its reader, takes the focus along. */
const follow = (link: Locator, end: Locator): Promise<void> =>
  expect(async () => {
    if (!(await end.isVisible())) await link.press('Enter', { timeout: 2000 });
    await expect(end).toBeVisible({ timeout: 6000 });
  }).toPass();

test(
  'the way from the store into a book and through its chapters needs no pointer',
  { tag: '@host-deep' },
  async ({ page }) => {
    await page.goto('/');
    const cover = page.getByRole('heading', { level: 1, name: '断桥茶账' });
    await follow(page.getByRole('link', { name: /^断桥茶账/ }).first(), cover);
    // A host that has a reader of its own is asked first; where it does not answer, the page opens.
    const name = '立即阅读';
    const text = page.getByRole('region', { name: '正文' });
    const reading = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
    await follow(reading, text.getByRole('heading', { name: /^第一章/ }));
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
