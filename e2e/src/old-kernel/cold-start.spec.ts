import { expect, mergeTests } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { test as own } from '../own-product/ownProduct.ts';
import { test as oldKernel } from './oldKernel.ts';

const test = mergeTests(oldKernel, own);

const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[aria-label="正文"]')?.textContent ?? '');

/** How far the worker is that keeps the application: it controls the page as soon as everything is kept. */
const offlineApp = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return 'cached';
    const [registration] = await navigator.serviceWorker.getRegistrations();
    return registration?.installing?.state ?? registration?.active?.state ?? 'not installed';
  });

const cachedBooks = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('shuye_content_cache') ?? '');

/** A product, a kernel and a worker start one after the other. */
const patient = { timeout: 20_000 };

test('opens the chapter that was read after its server has gone [A-13]', async ({ old, kernel, product }) => {
  test.setTimeout(240_000);
  const { page, thrown } = old;
  const address = `${product.url}/reader/1009?forceChapterIndex=36`;
  await page.goto(address);
  await expect.poll(() => shownText(page), patient).toContain('第三十七章');
  await expect.poll(() => cachedBooks(page), patient).toContain('1009');
  // Nearly three hundred files, one after the other.
  await expect.poll(() => offlineApp(page), { timeout: 0 }).toBe('cached');
  await page.goto('about:blank');
  await product.stop();

  const again = await kernel.newPage();
  again.on('pageerror', (error) => thrown.push(error.message));
  await again.goto(`${product.url}/reader/1009`);
  await expect.poll(() => shownText(again), patient).toContain('第三十七章');
  await again.goto(`${product.url}/shelf`);
  await expect.poll(() => again.evaluate(() => document.title), patient).toContain('书架');
  expect(thrown).toEqual([]);
});
