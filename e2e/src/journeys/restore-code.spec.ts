import { expect } from '@playwright/test';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { addToShelf, shelfBook } from '../steps/shelf.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

test('a guest’s twelve words bring the shelf and the place back after the browser forgot everything', async ({
  page,
  context,
}) => {
  await page.goto('/cover/1009');
  await addToShelf(page);
  await page.goto('/my-data');
  await tap(page.getByRole('button', { name: '生成恢复码' }));
  const words = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
  await expectAccessible(page, 'restore code');
  const code = (await words.allTextContents()).map((word) => word.replace(/\d/g, ''));
  await tap(page.getByRole('button', { name: '我写下来了' }));
  await expect(page.getByText(/恢复码已启用/)).toBeVisible();

  // What is read afterwards follows by itself.
  await page.goto('/reader/1009?forceChapterIndex=36');
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  // What keeps the copy comes after the text, with the first hint.
  await expect(page.getByRole('complementary', { name: '阅读手势' })).toBeVisible();
  const written = page.waitForResponse((response) => response.url().includes('/api/v1/restore/write') && response.ok());
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await written;

  await page.goto('/my-data');
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of (await indexedDB.databases?.()) ?? []) if (name) indexedDB.deleteDatabase(name);
  });
  await page.goto('/shelf');
  await expect(shelfBook(page, '长巷更夫录')).toHaveCount(0);

  await page.goto('/my-data');
  await tap(page.getByRole('button', { name: '用恢复码找回' }));
  const field = page.getByRole('textbox', { name: /十二个词/ });
  await field.fill([...code.slice(0, 3), '你好', ...code.slice(4)].join(' '));
  await tap(page.getByRole('button', { name: '找回', exact: true }));
  await expect(page.getByText(/第4个词“你好”/)).toBeVisible();
  await expectAccessible(page, 'restore form');
  await field.fill(code.map((word, at) => `${at + 1}、${word}`).join('，'));
  await tap(page.getByRole('button', { name: '找回', exact: true }));
  await expect(page.getByText(/已找回并与本机内容合并：1本书/)).toBeVisible();

  await page.goto('/shelf');
  await expect(shelfBook(page, '长巷更夫录')).toBeVisible();
  await page.goto('/reader/1009');
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
});
