import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { colorViolations } from '../steps/colorViolations.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { openTool } from '../steps/openTool.ts';
import { showBars } from '../steps/reader.ts';
import { readWith } from '../steps/readerSettings.ts';
import { bookText, chapterHeading, expectBackAt, placeOf, scrollText } from '../steps/readingPlace.ts';
import { smallTargets } from '../steps/smallTargets.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

async function openBook(page: Page): Promise<void> {
  await page.goto('/reader/1009?forceChapterIndex=36');
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
}

test('a search in the book leads to what it finds, and a tap leads back', async ({ page }) => {
  await openBook(page);
  const place = await placeOf(page);
  await openTool(page, '书内搜索');
  const drawer = page.getByRole('dialog', { name: '书内搜索' });
  await drawer.getByRole('searchbox').fill('更夫');
  await page.keyboard.press('Enter');
  const hit = drawer.getByRole('button', { name: /第四十\S*章/ }).first();
  await expect(hit).toContainText('更夫');
  await tap(hit);
  await expect(drawer).toHaveCount(0);
  await expectBackAt(page, '更夫');
  await expect(page.locator('[data-highlight="search"]').first()).toBeInViewport();
  await tap(page.getByRole('button', { name: /^回到第三十七章/ }));
  await expectBackAt(page, place);
  await expect(page.locator('[data-highlight="search"]')).toHaveCount(0);
});

test('a bookmark is kept over a reload and leads to its page; one tap leads back', async ({ page }) => {
  await openBook(page);
  await scrollText(page, 0.4);
  const place = await placeOf(page);
  await openTool(page, '书签');
  await expect(page.getByText('已添加书签')).toBeVisible();
  await tap(page.getByRole('button', { name: '下一章' }));
  await expect(chapterHeading(page, /^第三十八章/)).toBeInViewport();
  await page.reload();

  await openTool(page, '更多');
  await tap(page.getByRole('dialog').getByRole('button', { name: '书签' }));
  const drawer = page.getByRole('dialog', { name: '书签 · 1条' });
  await tap(drawer.getByRole('button', { name: /第三十七章/ }));
  await expect(drawer).toHaveCount(0);
  await expectBackAt(page, place);
  await tap(page.getByRole('button', { name: /^回到第三十八章/ }));
  await expect(chapterHeading(page, /^第三十八章/)).toBeInViewport();
});

test(
  'axe finds nothing on the bars and the settings of the reader',
  { tag: ['@host-deep', '@deep'] },
  async ({ page }) => {
    await openBook(page);
    await showBars(page);
    await expectAccessible(page, 'bars');
    await openTool(page, '设置');
    await expect(page.getByRole('region', { name: '阅读设置' })).toBeVisible();
    await expectAccessible(page, 'settings');
  },
);

test('axe finds nothing on the tools of the reader', async ({ page }) => {
  await openBook(page);
  for (const name of ['章节', '书签', '足迹', '书内搜索', '点击区域']) {
    await openTool(page, '更多');
    const more = page.getByRole('dialog', { name: '更多' });
    await expect(more).toBeVisible();
    await tap(more.getByRole('button', { name, exact: true }));
    await expect(more).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** Papers that are chosen, the first with all rules; the fifth follows the system and is one of these. */
const PAPERS = [
  ['white', axeViolations],
  ['night', colorViolations],
  ['eye', colorViolations],
  ['parchment', colorViolations],
] as const;

for (const [theme, violations] of PAPERS.slice(0, isDeep ? undefined : 1)) {
  test(`axe finds nothing on the ${theme} paper: first use, settings, hits of a search, a found word`, async ({
    page,
  }) => {
    await readWith(page, { theme });
    await openBook(page);
    const layer = page.getByRole('complementary', { name: '阅读手势' });
    await expect(layer).toBeVisible();
    expect(await violations(page), 'first use').toEqual([]);
    await openTool(page, '设置');
    await expect(layer).toHaveCount(0);
    const settings = page.getByRole('region', { name: '阅读设置' });
    await expect(settings).toBeVisible();
    expect(await violations(page), 'settings').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);

    await openTool(page, '书内搜索');
    const drawer = page.getByRole('dialog', { name: '书内搜索' });
    await drawer.getByRole('searchbox').fill('更夫');
    await page.keyboard.press('Enter');
    const hit = drawer.getByRole('button', { name: /第四十\S*章/ }).first();
    await expect(hit).toBeVisible();
    expect(await violations(page), 'hits').toEqual([]);
    await tap(hit);
    await expect(page.locator('[data-highlight="search"]').first()).toBeInViewport();
    expect(await violations(page), 'a found word').toEqual([]);
  });
}

test('the veil of brightness lies over all of the page, and everything under it can be used', async ({ page }) => {
  await readWith(page, { brightness: 30, theme: 'white' });
  await openBook(page);
  await openTool(page, '设置');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const corners = [
    [2, 2],
    [width - 2, 2],
    [2, height - 2],
    [width - 2, height - 2],
  ] as const;
  const light = (await page.screenshot({ scale: 'css' })).toString('base64');
  // The lightest the page shows anywhere is its white paper under the veil.
  const [lightest, ...ofCorners] = await page.evaluate(
    async ([png, points]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const pen = canvas.getContext('2d');
      pen?.drawImage(picture, 0, 0);
      const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? { data: new Uint8ClampedArray() };
      let most = 0;
      for (let at = 0; at < data.length; at += 4) most = Math.max(most, data[at] ?? 0);
      return [most, ...points.map(([x, y]) => data[(y * picture.width + x) * 4] ?? 255)];
    },
    [light, corners] as const,
  );
  expect(lightest).toBeLessThanOrEqual(Math.ceil(255 * 0.3) + 2);
  for (const corner of ofCorners) expect(corner).toBeLessThan(90);
  const brightness = page.getByRole('slider', { name: '亮度' });
  await brightness.focus();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(brightness).toHaveValue('100');
});

test('axe finds nothing on a removed book', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/reader/99999');
  await expect(page.getByText('该书籍已下架')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a chapter that does not come', { tag: '@deep' }, async ({ page }) => {
  await page.route(/\/content\//, (route) => route.abort());
  await page.goto('/reader/1009?forceChapterIndex=20');
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});

test('axe finds nothing on a reading that goes on by itself and is paused', async ({ page }) => {
  await openBook(page);
  await openTool(page, '更多');
  await tap(page.getByRole('dialog').getByRole('button', { name: '自动阅读' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('自动阅读中，轻触屏幕暂停')).toBeVisible();
  await tap(bookText(page));
  await expect(page.getByRole('region', { name: '自动阅读' })).toBeVisible();
  await expectAccessible(page);
});

test('nothing of the reader is wider than a small phone', { tag: '@host-deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBook(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await showBars(page);
  expect(await overflow()).toBe(0);
  expect(await smallTargets(page.locator('header button, footer button, nav button'))).toEqual([]);
  await tap(page.getByRole('button', { name: '设置', exact: true }));
  const settings = page.getByRole('region', { name: '阅读设置' });
  await expect(settings).toBeVisible();
  expect(await overflow()).toBe(0);
  expect(await smallTargets(settings.locator('button, input'))).toEqual([]);
});

test('chapters that are gone through without a network say so, and none seems to be on its way', async ({
  page,
  context,
}) => {
  await readWith(page, { paging: 'slide' });
  await page.goto('/reader/1009?forceChapterIndex=3');
  await expect(chapterHeading(page, /^第四章/)).toBeVisible();
  await showBars(page);
  await context.setOffline(true);
  for (let at = 0; at < 4; at++) {
    await tap(page.getByRole('button', { name: '下一章' }));
  }
  await expect(chapterHeading(page, /^第八章/)).toBeInViewport();
  const shown = (words: string) => bookText(page).getByText(words).filter({ visible: true });
  await expect(shown('网络无法连接')).toBeInViewport();
  await expect(shown('加载中')).toHaveCount(0);
});
