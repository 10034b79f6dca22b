import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { cutWords } from '../steps/cutWords.ts';
import { tapWords } from '../steps/tapWords.ts';
import { test } from './oldKernel.ts';
import { isDeep } from '../support/isDeep.ts';

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

/** What an open layer says. */
const dialogText = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('dialog[open]')?.textContent ?? '');

/** Name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Keys and taps are taken once the bars are there. */
const barsAreThere = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.querySelector('header button') !== null)).toBe(true);

/** A tap on the middle of the page. */
const openBars = async (page: Page): Promise<void> => {
  await barsAreThere(page);
  await page.mouse.click(195, 422);
};

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

test('shows facts of books whole where a host enlarges words alone', async ({ old, baseURL }) => {
  const { page } = old;
  await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2, isMobile: true });
  await page.goto(`${baseURL}/rankIndex`);
  await expect.poll(() => page.$$eval('ol a', ({ length }) => length)).toBeGreaterThan(5);
  await page.evaluate(() => document.documentElement.style.setProperty('text-size-adjust', '200%', 'important'));
  expect(await page.$$eval('ol a', ([book]) => book?.lastElementChild?.clientHeight)).toBeGreaterThan(50);
  expect(await page.$$eval('ol a', cutWords)).toEqual([]);
});

const PAGINGS = [
  ['slide', '平移'],
  ['cover', '覆盖'],
  ['none', '无'],
] as const;

for (const [paging, label] of PAGINGS.slice(0, isDeep ? undefined : 1)) {
  test(`turns pages there and back with “${paging}”`, async ({ old, baseURL }) => {
    const { page, thrown } = old;
    await page.goto(`${baseURL}/reader/1001`);
    await expect.poll(() => shownText(page)).toContain('第一章');
    await openBars(page);
    await tapWords(page, 'button', '设置');
    await tapWords(page, 'label', label);
    await tapWords(page, 'button', '完成');
    await expect.poll(() => position(page)).toMatch(/第1页/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toMatch(/第2页/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toMatch(/第1页/);
    expect(thrown).toEqual([]);
  });
}

test('opens its tools: the chapters, the settings, and a search that finds', async ({ old, baseURL }) => {
  const { page, thrown } = old;
  await page.goto(`${baseURL}/reader/1001`);
  await expect.poll(() => shownText(page)).toContain('第一章');
  await barsAreThere(page);
  await page.keyboard.press('c');
  await expect.poll(() => dialogText(page)).toContain('目录 · 共');
  await tapWords(page, 'dialog button', '第三章');
  await expect.poll(() => shownText(page)).toContain('第三章');
  await expect.poll(() => dialogText(page)).toBe('');

  await page.keyboard.press('/');
  await expect.poll(() => dialogText(page)).toContain('书内搜索');
  await expect.poll(() => focused(page)).toBe('搜索');
  // This kernel's protocol types no Chinese.
  await page.evaluate(() => document.execCommand('insertText', false, '老闫'));
  await page.keyboard.press('Enter');
  await expect.poll(() => dialogText(page)).toMatch(/找到[1-9]|只列出/);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialogText(page)).toBe('');
  await expect.poll(() => focused(page)).toBe('正文');
  expect(thrown).toEqual([]);
});
