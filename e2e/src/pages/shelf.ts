import { expect, type Page } from '@playwright/test';
import { tap } from './tap.ts';

/** The kept books on the shelf's page: the link behind them leads to more. */
export const keptBooks = (page: Page) =>
  page.getByRole('list', { name: '书架' }).getByRole('link').filter({ hasNotText: '添加' });

/** A kept book on the shelf's page. */
export const kept = (page: Page, title: string) =>
  page.getByRole('list', { name: '书架' }).getByRole('link', { name: new RegExp(title) });

/** Puts the book whose cover is shown on the shelf. */
export async function keepBook(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: '加入书架' }));
  await expect(page.getByRole('button', { name: '已加入书架' })).toBeVisible();
}

/** Takes a book off the shelf whose page is shown. */
export async function takeOff(page: Page, title: string): Promise<void> {
  await tap(page.getByRole('button', { name: '管理' }));
  await tap(page.getByRole('list', { name: '书架' }).getByRole('button', { name: new RegExp(title) }));
  await tap(page.getByRole('button', { name: '删除(1)' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: '删除' }));
  await expect(kept(page, title)).toHaveCount(0);
}

/** Waits until the server has taken a change of the page's shelf, with `words` in it; to be called before the change is made. */
export const pushed = (page: Page, words = '') =>
  page.waitForResponse(async (response) => {
    if (!response.url().includes('/api/v1/sync/bookmarks') || !response.ok()) return false;
    const bookmark = new URLSearchParams(response.request().postData() ?? '').get('bookmark');
    return bookmark !== null && bookmark !== '[]' && bookmark.includes(words);
  });
