import { expect } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { test } from '../support/test.ts';

const scrollOf = 'Math.round(window.scrollY)';

test('a rank that was left for a book is the same, where it was left, when its reader comes back [ROUTE-56]', async ({
  page,
}) => {
  await page.goto('/rankIndex');
  const books = page.locator('main a[href^="/cover/"]');
  await expect(books.first()).toBeVisible();
  await books.last().evaluate((link) => {
    link.setAttribute('data-left', 'here');
    link.scrollIntoView();
  });
  const left = await page.evaluate(scrollOf);
  expect(left).toBeGreaterThan(0);

  await books.last().click();
  await expect(page).toHaveURL(/\/cover\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(scrollOf)).toBe(0);

  await page.goBack();
  await expect(page.locator('[data-left]')).toBeVisible();
  await expect.poll(() => page.evaluate(scrollOf)).toBe(left);
  expect(await axeViolations(page)).toEqual([]);
});
