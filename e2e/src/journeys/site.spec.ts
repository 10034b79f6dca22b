import { expect, test } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { chapterHeading } from '../steps/readingPlace.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('a stranger at a desktop sees a site, and reads after two clicks', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('navigation', { name: '主导航' });
  await expect(header.locator('[aria-current]')).toHaveText('书城');
  // The tab bar is not drawn: the header has its name to itself.
  await expect(header).toHaveCount(1);
  const top = await header.boundingBox();
  expect(top?.y).toBe(0);

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
