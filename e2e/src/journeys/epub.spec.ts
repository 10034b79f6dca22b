import { expect, test } from '@playwright/test';
import { showBars } from '../pages/reader.ts';
import { tap } from '../pages/tap.ts';

test('an illustrated epub shows its pictures, and its pages turn to the next chapter', async ({ page }) => {
  await page.goto('/reader/1010?bookType=2');
  const picture = page.getByRole('region', { name: '正文' }).getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

  await showBars(page);
  await tap(page.getByRole('button', { name: '下一章' }));
  await expect(page.getByText(/^2 \/ 7 章/)).toBeVisible();
});
