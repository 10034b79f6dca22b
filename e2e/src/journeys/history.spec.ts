import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

const SCROLLED = 400;

const history = (page: Page, way: 'back' | 'forward'): Promise<void> =>
  page.evaluate((name) => window.setTimeout(() => window.history[name]()), way).then(() => undefined);

/** Leaves a sign in the page that no new copy of it has. */
const sign = (page: Page, name: string): Promise<void> =>
  page.evaluate((value) => document.documentElement.setAttribute('data-sign', value), name);

/** From the ranks, scrolled, to a chapter by its address, back, and forward again; `isBack` looks at a page that is come back to. */
async function walk(page: Page, url: string, isBack: (name: string) => Promise<unknown>): Promise<void> {
  await page.goto(`${url}/rankIndex`);
  // The page is awake: it has asked for its covers.
  await expect(page.locator('main img[src]').first()).toBeAttached();
  await page.evaluate((top) => window.scrollTo(0, top), SCROLLED);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(SCROLLED);
  await sign(page, 'ranks');

  // By its address: for a link of its own the application stays.
  await page.goto(`${url}/reader/1001`);
  await expect(page.locator('#first-text')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('我把那本书绑在骡子背上走了九天');
  await sign(page, 'chapter');

  await history(page, 'back');
  await expect(page).toHaveURL(`${url}/rankIndex`);
  await isBack('ranks');
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(SCROLLED);

  await history(page, 'forward');
  await expect(page).toHaveURL(`${url}/reader/1001`);
  await isBack('chapter');
  await expect(page.locator('#first-text')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('我把那本书绑在骡子背上走了九天');
}

test('back and forward in history lead to pages where they were left', async ({ page, baseURL }) => {
  await walk(page, baseURL ?? '', () => expect(page.getByRole('heading').first()).toBeVisible());
});

if (isDeep) {
  test('a whole browser keeps the pages behind and before a reader as they are, and loads none of them again', async ({
    baseURL,
  }) => {
    // A headless shell keeps none, and Playwright's own settings keep a whole browser from it.
    const browser = await chromium.launch({
      ...chromiumLaunch('browser'),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      await walk(page, baseURL ?? '', (name) => expect(page.locator('html')).toHaveAttribute('data-sign', name));
    } finally {
      await browser.close();
    }
  });
}
