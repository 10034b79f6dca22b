import { expect } from '@playwright/test';
import { isBookCached } from '../steps/cachedApp.ts';
import { chapterHeading, expectBackAt, placeOf, scrollText } from '../steps/readingPlace.ts';
import { addToShelf, shelfBook } from '../steps/shelf.ts';
import { showBars } from '../steps/reader.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a chapter that was read opens without a network, and what is read there is kept [CACHE-01] [READER-24]',
  { tag: '@host-deep' },
  async ({ page, context }) => {
    await page.goto('/cover/1009');
    await addToShelf(page);
    await page.goto('/reader/1009?forceChapterIndex=36');
    await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
    await expect.poll(() => isBookCached(page, '1009')).toBe(true);
    await page.goto('/shelf');
    await expect(shelfBook(page, '长巷更夫录')).toBeVisible();

    await context.setOffline(true);
    await tap(shelfBook(page, '长巷更夫录'));
    await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
    await scrollText(page, 0.4);
    const place = await placeOf(page);

    await test.step('a chapter that is not there says so, and comes with the network', async () => {
      await showBars(page);
      await tap(page.getByRole('button', { name: '下一章' }));
      const retry = page.getByRole('button', { name: '刷新' }).first();
      await expect(retry).toBeVisible();
      await showBars(page);
      await tap(page.getByRole('button', { name: '上一章' }));
      await expect(chapterHeading(page, /^第三十七章/)).toBeInViewport();
      await showBars(page);
      await tap(page.getByRole('button', { name: '下一章' }));
      await expect(retry).toBeInViewport();
      await context.setOffline(false);
      await tap(retry);
      await expect(page.getByText('网络无法连接')).toHaveCount(0);
      await expect(chapterHeading(page, /^第三十八章/)).toBeVisible();
      await showBars(page);
      await tap(page.getByRole('button', { name: '上一章' }));
    });

    await test.step('the place read to is there again', async () => {
      await scrollText(page, 0.4);
      await expectBackAt(page, place);
    });
  },
);

test('a book that was never read does not open without a network, and says why', async ({ page, context }) => {
  await page.goto('/cover/1009');
  await addToShelf(page);
  // The reader's code has been here before; this book's text has not.
  await page.goto('/reader/1001');
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
  await page.goto('/shelf');
  await expect(shelfBook(page, '长巷更夫录')).toBeVisible();
  await context.setOffline(true);
  await tap(shelfBook(page, '长巷更夫录'));
  await expect(page.getByRole('alert')).toContainText('网络无法连接');
  await context.setOffline(false);
  await tap(page.getByRole('button', { name: '刷新' }));
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
});
