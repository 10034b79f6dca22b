import { expect, test, type Page } from '@playwright/test';
import { showBars } from '../pages/reader.ts';
import { readWith } from '../pages/readerSettings.ts';
import { bookText, isShown } from '../pages/readingPlace.ts';
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

interface Point {
  x: number;
  y: number;
}

/** Middle of the link with these words that is on the screen; pages before and behind it come and go, unseen. */
async function linkInView(page: Page, words: string | RegExp): Promise<Point | undefined> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const link of await bookText(page).locator('a', { hasText: words }).all()) {
    const box = await link.boundingBox();
    if (box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height - 20)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return undefined;
}

for (const paging of ['vertical', 'slide']) {
  test.describe(`with “${paging}”`, () => {
    test.beforeEach(async ({ page }) => {
      await readWith(page, { paging, spread: false, fontSize: 16 });
    });

    test('a footnote opens where one reads', async ({ page }) => {
      await page.goto('/reader/1010?bookType=2&forceChapterIndex=1');
      await expect.poll(() => isShown(page, '隔着一条田埂')).toBe(true);
      await expect.poll(() => linkInView(page, /^1$/)).toBeDefined();
      const reference = await linkInView(page, /^1$/);
      if (!reference) throw new Error('The page moved.');
      await page.mouse.click(reference.x, reference.y);
      const note = page.getByRole('dialog', { name: '注释' });
      await expect(note).toContainText('总苞片');
      await tap(note.getByRole('button', { name: '关闭' }));
      await expect(note).toHaveCount(0);
      await expect.poll(() => linkInView(page, /^1$/)).toBeDefined();
    });
  });
}
