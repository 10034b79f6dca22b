import { expect } from '@playwright/test';
import { tapWords } from '../steps/tapWords.ts';
import { test } from './inWebKit.ts';
import { position, shownText, wordsOf } from './looks.ts';
import type { WebKitPage } from './WebKitPage.ts';

/** Scrolls the text by nine tenths of a screen. */
const scrollOn = (page: WebKitPage): Promise<void> =>
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

/** A tap on the middle of the page, once its keys and taps are taken. */
async function openBars(page: WebKitPage): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.querySelector('#first-text') === null)).toBe(true);
  await page.mouse.click(220, 400);
  await expect.poll(() => wordsOf(page, 'body')).toContain('设置');
}

test('a chapter scrolls on into the next one, and opens where it was left', async ({ journey }) => {
  const { page, open, thrown } = journey;
  await open('/reader/1009?forceChapterIndex=36&paging=vertical');
  await expect.poll(() => shownText(page)).toContain('第三十七章');
  await expect
    .poll(async () => {
      await scrollOn(page);
      return shownText(page);
    })
    .toContain('第三十八章');
  await open('/reader/1009');
  await expect.poll(() => shownText(page)).toMatch(/第三十[七八]章/);
  expect(await thrown()).toEqual([]);
});

for (const [paging, label] of [
  ['slide', '平移'],
  ['cover', '覆盖'],
  ['none', '无'],
] as const) {
  test(`pages turn there and back with “${paging}” @paged`, async ({ journey }) => {
    const { page, open, thrown } = journey;
    await open('/reader/1009?forceChapterIndex=36&paging=vertical');
    await expect.poll(() => shownText(page)).toContain('第三十七章');
    await openBars(page);
    await tapWords(page, 'button', '设置');
    await tapWords(page, 'label', label);
    await tapWords(page, 'button', '完成');
    await expect.poll(() => position(page)).toMatch(/第1页，共\d+页/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => position(page)).toMatch(/第2页/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toMatch(/第1页/);
    expect(await thrown()).toEqual([]);
  });
}
