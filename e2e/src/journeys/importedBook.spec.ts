import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import { showBars } from '../steps/reader.ts';
import { tap } from '../steps/tap.ts';

const ownTexts = resolve(import.meta.dirname, '../../../packages/book-importer/fixtures/txt');

/** A text of our own, always; and every book of the folder that `SHUYE_SAMPLE_BOOKS` names. */
const texts = (): string[] => {
  const folders = [ownTexts, ...(process.env['SHUYE_SAMPLE_BOOKS'] ? [process.env['SHUYE_SAMPLE_BOOKS']] : [])];
  const files = folders.filter(existsSync).map((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((found, index) => (index === 0 ? found.slice(0, 1) : found));
};

interface Imported {
  title: string;
  chapters: number;
  firstChapter: string;
}

for (const file of texts()) {
  test(`a book of one's own is imported and read: ${file.split('/').at(-1)}`, async ({ page, product }) => {
    const [line = '{}'] = (await product.library('add', file, '--json')).split('\n');
    const book = JSON.parse(line) as Imported;
    const listed = await product.library('list');
    const bookId = new RegExp(`(\\d+)\\s.*${book.title}`).exec(listed)?.[1] ?? '';
    expect(bookId).not.toBe('');

    await page.goto(`${product.url}/cover/${bookId}`);
    await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible();
    await tap(page.getByRole('button', { name: '加入书架' }));
    await tap(page.getByRole('link', { name: '立即阅读' }));
    const text = page.getByRole('region', { name: '正文' });
    await expect(text.getByRole('heading').first()).toBeVisible();

    await showBars(page);
    await tap(page.getByRole('button', { name: '下一章' }));
    await expect(page.getByText(new RegExp(`^2 / ${book.chapters}章`))).toBeVisible();

    await page.goto(`${product.url}/shelf`);
    await tap(page.getByRole('link', { name: new RegExp(book.title) }));
    await showBars(page);
    await expect(page.getByText(new RegExp(`^2 / ${book.chapters}章`))).toBeVisible();
  });
}
