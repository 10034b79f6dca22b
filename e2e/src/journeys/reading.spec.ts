import { expect, type Page } from '@playwright/test';
import { enlargeWords } from '../steps/enlargeWords.ts';
import { finePixels } from '../steps/finePixels.ts';
import { openTool } from '../steps/openTool.ts';
import { readWith } from '../steps/readerSettings.ts';
import {
  bookText,
  chapterHeading,
  expectBackAt,
  expectStanding,
  placeOf,
  readOn,
  scrollOn,
  scrollText,
} from '../steps/readingPlace.ts';
import { readingPosition, showBars } from '../steps/reader.ts';
import { tap } from '../steps/tap.ts';
import { layersClosed } from '../steps/layersClosed.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

test.use(finePixels);

const CHAPTER_37 = '/reader/1009?forceChapterIndex=36';

test(
  'one chapter runs on into the next, and a reload comes back to the very line [READER-07] [READER-24]',
  { tag: '@host' },
  async ({ page }) => {
    await page.goto(CHAPTER_37);
    await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
    const next = chapterHeading(page, /^第三十八章/);
    await expect(async () => {
      await scrollText(page, 0.6);
      await expect(next).toBeAttached({ timeout: 300 });
    }).toPass();
    // A busy machine scrolls further than it was seen to.
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport();
    await readOn(page, '1009', 0.8);
    const place = await placeOf(page);

    await page.reload();
    await expectBackAt(page, place);
  },
);

for (const paging of isDeep ? ['slide', 'cover', 'none'] : ['slide']) {
  test(
    `pages turn there and back with “${paging}”, and a reload comes back to the page`,
    { tag: paging === 'slide' ? ['@host-deep', '@paged'] : [] },
    async ({ page }) => {
      await readWith(page, { paging, fontSize: 32 });
      await page.goto(CHAPTER_37);
      await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
      const position = page.getByRole('status').filter({ hasText: '第三十七章' });
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      // Keys come behind the text, together with what announces the page.
      await expect(position).toContainText('第1页');
      await page.keyboard.press('ArrowRight');
      await expect(position).toContainText('第2页');
      await page.mouse.click(width * 0.9, height * 0.5);
      await expect(position).toContainText('第3页');
      await page.keyboard.press('PageUp');
      await expect(position).toContainText('第2页');
      const left = await readingPosition(page);
      const place = await placeOf(page);

      await page.reload();
      await expectBackAt(page, place);
      expect(await readingPosition(page)).toBe(left);
    },
  );
}

test('no font is opened beside the text’s own for bars that nobody saw yet, nor for a heading that nobody sees', async ({
  page,
}) => {
  await page.goto(CHAPTER_37);
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  const title = page.locator('header p').filter({ hasText: '第三十七章' });
  const next = page.getByRole('button', { name: '下一章' });
  await expect(title).not.toHaveCSS('font-family', /Song/);
  await expect(next).toHaveCSS('font-weight', '400');
  await expect(page.locator('h1').first()).toHaveCSS('font-weight', '400');

  await showBars(page);
  await expect(title).toHaveCSS('font-family', /Song/);
  await expect(next).toHaveCSS('font-weight', '600');
});

test('pages hold all words also where a host or system enlarges them alone [READER-40]', async ({ page }) => {
  await readWith(page, { paging: 'slide' });
  await enlargeWords(page, 150);
  await page.goto('/reader/1001');
  await expect(page.getByRole('status').filter({ hasText: '第1页' })).toBeAttached();
  const paragraphs = bookText(page).locator('p');
  const lowest = await paragraphs.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    return Math.max(...boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).map(({ bottom }) => bottom));
  });
  const { height = 0 } = page.viewportSize() ?? {};
  expect(lowest).toBeGreaterThan(height / 2);
  expect(lowest).toBeLessThan(height);
});

test('no size of type loses the place [READER-40]', { tag: '@deep' }, async ({ page }) => {
  await readWith(page, { paging: 'slide', fontSize: 14 });
  await page.goto('/reader/1001');
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '第1页' })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '第2页' })).toBeAttached();
  const place = await placeOf(page);

  await showBars(page);
  await tap(page.getByRole('button', { name: '设置', exact: true }));
  const larger = page.getByRole('button', { name: '放大字号' });
  while (await larger.isEnabled()) await tap(larger);
  await expect(page.getByLabel('当前字号')).toHaveText('32');
  await tap(page.getByRole('button', { name: '完成' }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const position = await readingPosition(page);
  await layersClosed(page);
  await page.reload();
  await expect.poll(() => readingPosition(page)).toBe(position);

  await test.step('and back at the smallest one is where it began', async () => {
    await showBars(page);
    await tap(page.getByRole('button', { name: '设置', exact: true }));
    const smaller = page.getByRole('button', { name: '缩小字号' });
    while (await smaller.isEnabled()) await tap(smaller);
    await tap(page.getByRole('button', { name: '完成' }));
    await expect(page.getByRole('status').filter({ hasText: '第2页' })).toBeAttached();
    await expectBackAt(page, place);
  });
});

test('traditional characters keep the place, and give the text back as it was', async ({ page }) => {
  await page.goto(CHAPTER_37);
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  await scrollText(page, 0.5);
  const place = await placeOf(page);
  await openTool(page, '设置');
  await tap(page.getByRole('radio', { name: '繁体' }));
  await expect(bookText(page)).toContainText(/們|說|這|燈|門/);
  await tap(page.getByRole('radio', { name: '原文' }));
  await expect(bookText(page)).not.toContainText(/們|說|這|燈|門/);
  await tap(page.getByRole('button', { name: '完成' }));
  await expectBackAt(page, place);
});

test(
  'the hint at the tap zones comes once in a browser’s life [READER-14]',
  { tag: '@host-deep' },
  async ({ page }) => {
    const hint = page.getByRole('complementary', { name: '阅读手势' });
    await page.goto(CHAPTER_37);
    await expect(hint).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hint).toHaveCount(0);
    await page.reload();
    await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
    await expect(page.getByRole('button', { name: '目录' })).toBeAttached();
    await expect(hint).toHaveCount(0);
  },
);

test('a page that is killed opens again at the very place [READER-26]', async ({ page, context }) => {
  await page.goto(CHAPTER_37);
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  await readOn(page, '1009', 0.5);
  const place = await scrollOn(page, 0);

  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The page dies before it can answer.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto('/reader/1009');
  await expectStanding(again, place);
});

const endings: Array<[string, (page: Page) => Promise<unknown>]> = [
  ['closed', (page) => page.close()],
  ['left for another address', (page) => page.goto('about:blank')],
  ['gone back from', (page) => page.goBack()],
];

for (const [how, end] of endings.slice(0, isDeep ? undefined : 1)) {
  test(`a page that is ${how} while it scrolls opens again at the very place [READER-26]`, async ({
    page,
    context,
  }) => {
    await page.goto('/cover/1009');
    await tap(page.getByRole('link', { name: '立即阅读' }));
    await expect(chapterHeading(page, /^第二章/)).toBeAttached();
    const place = await scrollOn(page, 1.6);
    await end(page);

    const again = await context.newPage();
    await again.goto('/reader/1009');
    await expectStanding(again, place);
  });
}

test('a page that is closed right after a turn and a change of type opens again at the very page [READER-26] [READER-40]', async ({
  page,
  context,
}) => {
  await readWith(page, { paging: 'slide', fontSize: 28 });
  await page.goto(CHAPTER_37);
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  await openTool(page, '设置');
  await tap(page.getByRole('button', { name: '放大字号' }));
  await tap(page.getByRole('button', { name: '完成' }));
  const position = page.getByRole('status').filter({ hasText: '第三十七章' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(position).toContainText('第2页');
  await page.keyboard.press('ArrowRight');
  await page.close();

  const again = await context.newPage();
  await again.goto('/reader/1009');
  await expect(again.getByRole('status').filter({ hasText: '第三十七章' })).toContainText('第3页');
  await openTool(again, '设置');
  await expect(again.getByLabel('当前字号')).not.toHaveText('28');
});
