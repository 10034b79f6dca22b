import { expect, type Page } from '@playwright/test';
import { layersLeft } from './layersLeft.ts';
import { tap } from './tap.ts';

/** The books on the shelf's page, without the link that adds more. */
export const shelfBooks = (page: Page) =>
  page.getByRole('list', { name: '书架' }).getByRole('link').filter({ hasNotText: '添加' });

/** A book on the shelf's page. */
export const shelfBook = (page: Page, title: string) =>
  page.getByRole('list', { name: '书架' }).getByRole('link', { name: new RegExp(title) });

/** Puts the book whose cover is shown on the shelf. */
export async function addToShelf(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: '加入书架' }));
  await expect(page.getByRole('button', { name: '已加入书架' })).toBeVisible();
}

/** Takes a book off the shelf whose page is shown. */
export async function removeFromShelf(page: Page, title: string): Promise<void> {
  await tap(page.getByRole('button', { name: '管理' }));
  await tap(page.getByRole('list', { name: '书架' }).getByRole('button', { name: new RegExp(title) }));
  await tap(page.getByRole('button', { name: '删除(1)' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: '删除' }));
  await expect(shelfBook(page, title)).toHaveCount(0);
  await layersLeft(page);
}

/** Waits until the server has accepted a change of the shelf that contains `words`; to be called before the change is made. */
export const shelfPush = (page: Page, words = '') =>
  page.waitForResponse(async (response) => {
    if (!response.url().includes('/api/v1/sync/bookmarks') || !response.ok()) return false;
    const bookmark = new URLSearchParams(response.request().postData() ?? '').get('bookmark');
    return bookmark !== null && bookmark !== '[]' && bookmark.includes(words);
  });
