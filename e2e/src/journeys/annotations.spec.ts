import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { openTool } from '../steps/openTool.ts';
import { readWith } from '../steps/readerSettings.ts';
import { bookText, chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

/** Selects the beginning of the first whole line that is seen in the middle of the page, as a long press does; its words. */
const selectLine = (page: Page): Promise<string> =>
  bookText(page).evaluate((surface) => {
    const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const { left, right, top } = range.getBoundingClientRect();
      const words = (node.textContent ?? '').slice(0, 8);
      const isSeen = left >= 0 && right <= window.innerWidth && top > window.innerHeight / 3;
      if (!isSeen || !/^[\u4e00-\u9fff]{6}/.test(words)) continue;
      document.getSelection()?.setBaseAndExtent(node, 0, node, 6);
      return words.slice(0, 6);
    }
    return '';
  });

/** The words that stand on the first box of a highlight. */
const highlightedWords = (page: Page): Promise<string> =>
  bookText(page).evaluate((surface) => {
    for (const mark of surface.querySelectorAll('[data-annotation]')) {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      if (right < 0 || left > window.innerWidth || getComputedStyle(mark).visibility !== 'visible') continue;
      const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let words = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          if (box.width > 0 && x > left && x < right && y > top && y < bottom) words += range.toString();
        }
      }
      return words;
    }
    return '';
  });

test('selected words are highlighted, lie below the same words after a reload and in a scroll, and are found in the list', async ({
  page,
}) => {
  await readWith(page, { paging: 'slide' });
  await page.goto('/reader/1009?forceChapterIndex=36');
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  await expect(page.getByRole('button', { name: '下一章' })).toBeAttached();
  const words = await selectLine(page);
  expect(words).toHaveLength(6);
  const bar = page.getByRole('toolbar', { name: '划线' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'highlight bar');
  await tap(bar.getByRole('button', { name: '绿色划线' }));
  await expect.poll(() => highlightedWords(page)).toBe(words);

  await page.reload();
  await expect.poll(() => highlightedWords(page)).toBe(words);
  await page.evaluate(() => localStorage.setItem('shuye_reader_settings', JSON.stringify({ paging: 'vertical' })));
  await page.reload();
  await expect.poll(() => highlightedWords(page)).toBe(words);

  await openTool(page, '更多');
  await tap(page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '笔记' }));
  const list = page.getByRole('dialog', { name: '笔记 · 1条' });
  await expect(list.getByText(words)).toBeVisible();
  await expectAccessible(page, 'list of highlights');

  await tap(list.getByRole('button', { name: /^分享/ }));
  const sheet = page.getByRole('dialog', { name: '分享摘句' });
  await expect(sheet.getByRole('img', { name: /^摘句/ })).toBeVisible();
  await expectAccessible(page, 'picture of a highlight');
});
