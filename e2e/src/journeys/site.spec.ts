import { expect, type Locator } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { watchShift } from '../steps/watchShift.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('a stranger at a desktop sees a site, and reads after two clicks', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('navigation', { name: '主导航' });
  await expect(header.locator('[aria-current]')).toHaveText('书城');
  // The tab bar is not drawn: the header has its name to itself.
  await expect(header).toHaveCount(1);
  const top = await header.boundingBox();
  expect(top?.y).toBe(0);

  // Its recommendations come with the first scroll, once: to scroll to the book would open them over it.
  const recommended = page.getByRole('dialog', { name: '为你推荐' });
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await expect(recommended).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(recommended).toBeHidden();
  await page
    .getByRole('link', { name: /^断桥茶账/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '断桥茶账' })).toBeVisible();
  await expect(header).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '立即阅读' }).click();
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
  await expect(header).toHaveCount(0);
});

const left = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? Number.NaN;

for (const [path, first, beside] of [
  ['/cover/1001', '目录', '更多推荐'],
  ['/v2/query/1001/1.html', '书友评论', '相似好书'],
] as const) {
  test(`${path} shows other books beside the book in a wide window, below it in a narrow one`, async ({ page }) => {
    await page.goto(path);
    const book = page
      .getByRole('heading', { name: first })
      .or(page.getByRole('link', { name: first }))
      .first();
    const others = page.getByRole('heading', { name: beside, exact: true });
    await expect(book).toBeVisible();
    await expect(others).toBeVisible();
    expect(await left(others)).toBeGreaterThan((await left(book)) + 600);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(async () => (await left(others)) - (await left(book))).toBe(0);
  });
}

test('the catalogue shows its book beside the chapters, and nothing of it moves', async ({ page }) => {
  const shift = await watchShift(page);
  await page.goto('/catalog/1001');
  const book = page.getByRole('main').getByRole('link', { name: /纸山图书馆/ });
  const chapters = page.getByRole('navigation', { name: '全部章节' });
  await expect(chapters).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await left(book)).toBeLessThan((await left(chapters)) - 200);
  expect(await shift()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(book).toBeHidden();
});

for (const path of ['/shelf', '/no/such/page'].slice(0, isDeep ? undefined : 1)) {
  test(`${path} has one search box in a wide window: that of the header`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('link', { name: /^搜索：/ })).toHaveCount(1);
  });
}

test('the header of a wide window leads to each of its pages', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: '主导航' });
  for (const [name, path] of [
    ['分类', '/categoryIndex'],
    ['榜单', '/rankIndex'],
    ['书架', '/shelf'],
    ['我的', '/myself'],
    ['书城', '/'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(nav.locator('[aria-current]')).toHaveText(name);
    await expect(page.getByRole('main')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await axeViolations(page)).toEqual([]);
  }
});
