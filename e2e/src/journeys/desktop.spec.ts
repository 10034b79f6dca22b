import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { colorViolations } from '../steps/colorViolations.ts';
import { tap } from '../steps/tap.ts';
import { readWith } from '../steps/readerSettings.ts';
import { readingPosition } from '../steps/reader.ts';
import { bookText, chapterHeading, expectBackAt, placeOf } from '../steps/readingPlace.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

const PC = '/pc/reader/1001';

/** The rail at the edge. */
const toolsOf = (page: Page) => page.getByRole('navigation', { name: '阅读工具' });

test.beforeEach(async ({ page }) => {
  await readWith(page, { paging: 'slide' });
  await page.goto(PC);
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
});

test('a desktop shows two pages beside each other and turns both at once [ROUTE-12]', async ({ page }) => {
  const columns = () =>
    bookText(page).evaluate((surface) => {
      const middle = surface.getBoundingClientRect().left + surface.clientWidth / 2;
      const sides = new Set<string>();
      const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width === 0 || right <= 0 || left >= innerWidth) continue;
        sides.add(right <= middle ? 'left' : left >= middle ? 'right' : 'across');
      }
      return [...sides].sort();
    });
  await expect.poll(columns).toEqual(['left', 'right']);
  const before = await readingPosition(page);
  expect(before).toContain('第1页');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '第2页' })).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('status').filter({ hasText: '第1页' })).toBeAttached();
});

test('the wheel and the space bar turn pages', async ({ page }) => {
  await expect(page.getByRole('navigation', { name: '阅读工具' })).toBeVisible();
  await page.mouse.move(500, 400);
  await page.mouse.wheel(0, 60);
  await expect(page.getByRole('status').filter({ hasText: '第2页' })).toBeAttached();
  const place = await placeOf(page);
  await page.mouse.wheel(0, -60);
  await expect(page.getByRole('status').filter({ hasText: '第1页' })).toBeAttached();
  await page.keyboard.press(' ');
  await expectBackAt(page, place);
});

test('chapters stand beside the text, which keeps its place and gives up its room', async ({ page }) => {
  const width = () => bookText(page).evaluate(({ clientWidth }) => clientWidth);
  await expect(page.getByRole('navigation', { name: '阅读工具' })).toBeVisible();
  const wide = await width();
  await page.keyboard.press('c');
  const side = page.getByRole('complementary', { name: '目录' });
  await expect(side).toBeVisible();
  await expect.poll(width).toBeLessThan(wide);
  await tap(side.getByRole('button', { name: /^第三章/ }));
  await expect(chapterHeading(page, /^第三章/)).toBeInViewport();
  await expect(side).toBeVisible();
  await tap(side.getByRole('button', { name: '收起目录' }));
  await expect(side).toHaveCount(0);
  await expect.poll(width).toBe(wide);
  await expect(chapterHeading(page, /^第三章/)).toBeInViewport();
});

test('keys do what the bars do, and say what they do', async ({ page }) => {
  await expect(page.getByRole('navigation', { name: '阅读工具' })).toBeVisible();
  await page.keyboard.press(']');
  await expect(chapterHeading(page, /^第二章/)).toBeInViewport();
  await page.keyboard.press('[');
  await expect(chapterHeading(page, /^第一章/)).toBeInViewport();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: '书内搜索' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

const SCHEMES = [
  ['light', axeViolations],
  ['dark', colorViolations],
] as const;

for (const [colorScheme, violations] of SCHEMES.slice(0, isDeep ? undefined : 1)) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on two pages with their tools', { tag: '@deep' }, async ({ page }) => {
      await expect(toolsOf(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing on what the tools open', async ({ page }) => {
      for (const name of ['书签列表', '搜索本书', '在手机上读', '更多工具']) {
        await tap(toolsOf(page).getByRole('button', { name }));
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test(
      'axe finds nothing on the chapters beside the text, and on the settings over it',
      { tag: '@deep' },
      async ({ page }) => {
        await tap(toolsOf(page).getByRole('button', { name: '目录' }));
        await expect(page.getByRole('complementary', { name: '目录' })).toBeVisible();
        expect(await violations(page), 'chapters').toEqual([]);
        await tap(toolsOf(page).getByRole('button', { name: '阅读设置' }));
        await expect(page.getByRole('region', { name: '阅读设置' })).toBeVisible();
        expect(await violations(page), 'settings').toEqual([]);
      },
    );
  });
}
