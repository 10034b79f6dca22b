import { expect } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { openCatalogChapter, readingPosition, showBars, turnPage } from '../steps/reader.ts';
import { scrollTo } from '../steps/scrollTo.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

test(
  'from the store to chapter 37 of a long serial, through its pages, onto the shelf and back [ROUTE-04] [ROUTE-09] [ROUTE-13] [ROUTE-14] [ROUTE-31] [READER-08] [STORE-20]',
  { tag: ['@host-deep', '@paged'] },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^断桥茶账/ }).first()).toBeVisible();
    await expect(page).toHaveTitle('书页小说');
    const recommended = page.getByRole('dialog', { name: '为你推荐' });
    // The page stands before the application listens, and a scroll that comes too early is not heard.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 100));
      await expect(recommended).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(recommended.getByRole('link')).toHaveCount(3);
    expect(await axeViolations(page)).toEqual([]);
    await tap(recommended.getByRole('button', { name: '关闭' }));
    await expect(recommended).toBeHidden();
    await scrollTo(page, page.getByRole('link', { name: /^长巷更夫录/ }).first());
    await tap(page.getByRole('link', { name: /^长巷更夫录/ }).first());

    await expect(page.getByRole('heading', { level: 1, name: '长巷更夫录' })).toBeVisible();
    await expect(page).toHaveTitle('长巷更夫录-书页小说');
    await tap(page.getByRole('link', { name: /^目录/ }));
    await expect(page.getByText('连载 · 共3000章')).toBeVisible();
    await openCatalogChapter(page, 37);

    const text = page.getByRole('region', { name: '正文' });
    await expect(text.getByRole('heading', { name: /^第三十七章/ })).toBeVisible();
    await showBars(page);
    await tap(page.getByRole('button', { name: '下一章' }));
    await expect(text.getByRole('heading', { name: /^第三十八章/ })).toBeInViewport();
    await showBars(page);
    await tap(page.getByRole('button', { name: '上一章' }));
    await expect(text.getByRole('heading', { name: /^第三十七章/ })).toBeInViewport();

    await showBars(page);
    await tap(page.getByRole('button', { name: '设置' }));
    await tap(page.getByRole('radio', { name: '平移' }));
    await tap(page.getByRole('button', { name: '完成' }));
    await expect(page.getByRole('status').filter({ hasText: '第1页' })).toBeAttached();

    // A wide window shows two columns, which may hold the whole chapter.
    const pages = Number(/共(\d+)页/.exec(await readingPosition(page))?.[1]);
    for (let at = 2; at <= pages; at++) {
      await turnPage(page, 'next');
      await expect(page.getByRole('status').filter({ hasText: '第三十七章' })).toContainText(`第${at}页`);
    }
    await turnPage(page, 'next');
    await expect(page.getByRole('status').filter({ hasText: '第三十八章' })).toContainText('第1页');
    const left = await readingPosition(page);

    await page.goto('/cover/1009');
    await tap(page.getByRole('button', { name: '加入书架' }));
    await expect(page.getByRole('button', { name: '已加入书架' })).toBeVisible();

    await page.goto('/shelf');
    await page.reload();
    await tap(page.getByRole('link', { name: /长巷更夫录/ }));
    await expect(page.getByRole('status').filter({ hasText: '第三十八章' })).toBeAttached();
    expect(await readingPosition(page)).toBe(left);
  },
);
