import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openTool } from '../pages/openTool.ts';
import { showBars } from '../pages/reader.ts';
import { chapterHeading, expectBackAt, placeOf, scrollText } from '../pages/readingPlace.ts';
import { tap } from '../pages/tap.ts';

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the tools of the reader', async ({ page }) => {
      await openBook(page);
      await showBars(page);
      await page.waitForTimeout(300);
      for (const name of ['章节', '书签', '书内搜索', '点击区域']) {
        await openTool(page, '更多');
        const more = page.getByRole('dialog', { name: '更多' });
        await expect(more).toBeVisible();
        await tap(more.getByRole('button', { name, exact: true }));
        await expect(more).toHaveCount(0);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await faults(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}

test('nothing of the reader is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openBook(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await showBars(page);
  expect(await overflow()).toBe(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header button, footer button, nav button')]
      .filter((button) => button.getBoundingClientRect().width > 0)
      .map(
        (button) =>
          ({
            name: button.textContent || button.getAttribute('aria-label'),
            ...button.getBoundingClientRect().toJSON(),
          }) as { name: string; width: number; height: number },
      )
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
  await tap(page.getByRole('button', { name: '设置', exact: true }));
  await expect(page.getByRole('region', { name: '阅读设置' })).toBeVisible();
  expect(await overflow()).toBe(0);
});
