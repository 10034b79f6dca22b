import { expect } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { tap } from '../steps/tap.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { test } from '../support/test.ts';

test('a searched phrase leads to other phrases, and into the text of its book [ROUTE-19] [QCOVER-07] [QCOVER-34]', async ({
  page,
}) => {
  await page.goto('/v2/query/1001/1.html');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('讲真话才能还书的小说');
  const other = page.getByRole('region', { name: '更多推荐' }).getByRole('link').first();
  const phrase = (await other.textContent()) ?? '';
  expect(phrase).not.toBe('');
  await tap(other);
  await expect(heading).toHaveText(phrase);
  expect(new URL(page.url()).pathname).toMatch(/^\/v2\/query\/\d+\/\d+\.html$/);
  expect(await axeViolations(page)).toEqual([]);

  await page.goBack();
  await expect(heading).toHaveText('讲真话才能还书的小说');
  await tap(page.getByRole('link', { name: '立即阅读' }));
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
});

test('what the app alone can do is asked for before anything leads out [QCOVER-29] [QCOVER-33]', async ({ page }) => {
  await page.goto('/v2/query/1001/1.html');
  const comments = page.getByRole('region', { name: '书友评论' });
  for (const name of [/^写评论$/, /^查看全部评论/]) {
    await tap(comments.getByRole('button', { name }));
    const dialog = page.getByRole('alertdialog', { name: /下载APP/ });
    await expect(dialog).toBeVisible();
    await tap(dialog.getByRole('button', { name: '取消' }));
    await expect(dialog).toHaveCount(0);
  }
});
