import { expect, test } from '@playwright/test';

test(
  'the way from the store into a book and through its chapters needs no pointer',
  { tag: '@host' },
  async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /^断桥茶账/ }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '断桥茶账' })).toBeVisible();
    // A host that has a reader of its own is asked first; where it does not answer, the page opens.
    const name = '立即阅读';
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).focus();
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
