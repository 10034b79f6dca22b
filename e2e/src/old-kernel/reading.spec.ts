import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { test } from './oldKernel.ts';
import { tapWords } from './tapWords.ts';

/** Chapter and page as they are announced. */
const position = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('output')]
      .map(({ textContent }) => textContent)
      .filter((text) => /第\d+页/.test(text))
      .join(' '),
  );

const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[aria-label="正文"]')?.textContent ?? '');

/** Scrolls the text by nine tenths of a screen. */
const scrollOn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const text = document.querySelector('[aria-label="正文"]');
    const scroller =
      text &&
      [text, ...text.querySelectorAll('*')].find(
        (element) =>
          element.scrollHeight > element.clientHeight + 100 && getComputedStyle(element).overflowY !== 'visible',
      );
    if (scroller) scroller.scrollTop += scroller.clientHeight * 0.9;
  });

test('the kernel is the one that host apps carry', async ({ kernel }) => {
  expect(await kernel.version()).toMatch(/\/69\./);
});

test('opens a chapter, scrolls on into the next one, and turns pages', async ({ old, baseURL }) => {
  const { page, thrown } = old;
  await page.goto(`${baseURL}/reader/1009?forceChapterIndex=36`);
  await expect.poll(() => shownText(page)).toContain('第三十七章');
  await expect
    .poll(async () => {
      await scrollOn(page);
      return shownText(page);
    })
    .toContain('第三十八章');

  await page.mouse.click(195, 422);
  await tapWords(page, 'button', '设置');
  await tapWords(page, 'label', '平移');
  await tapWords(page, 'button', '完成');
  await expect.poll(() => position(page)).toMatch(/第\d+页，共\d+页/);
  const before = await position(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position(page)).not.toBe(before);
  expect(thrown).toEqual([]);
});

test('shows the store, a cover and the shelf', async ({ old, baseURL }) => {
  const { page, thrown } = old;
  for (const [path, words] of [
    ['/', '大家都在读'],
    ['/book/1009', '长巷更夫录'],
    ['/shelf', '书架'],
  ] as const) {
    await page.goto(`${baseURL}${path}`);
    await expect.poll(() => page.evaluate(() => document.body.textContent)).toContain(words);
  }
  expect(thrown).toEqual([]);
});
