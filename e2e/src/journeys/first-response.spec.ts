import { once } from 'node:events';
import { expect, type Locator, type Page } from '@playwright/test';
import { enlargeWords } from '../steps/enlargeWords.ts';
import { logInByForms } from '../steps/logInByForms.ts';
import { readWith } from '../steps/readerSettings.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

/** Pages for everyone, with words of theirs that the library brings. */
const pages = [
  ['/', '编辑力荐'],
  ['/cover/1001', '白色的纸山肚子里有一座图书馆'],
  ['/book/1001.html', '第十章 打不开的那种'],
  ['/catalog/1001', '第三章 棉花'],
  ['/categoryIndex', '都市'],
  ['/rankIndex', '纸山图书馆'],
  ['/myVipBookStore', '包月书库'],
  ['/privacy-policy', '隐私协议'],
  ['/v2/recom', '纸山图书馆'],
  ['/v2/question', '最新问题'],
  ['/v2/questionDetail/1', '小说排行榜'],
  ['/v2/label', '题材'],
  ['/v2/search/图书馆', '纸山图书馆'],
  ['/v2/hotSearch', '修钟女主小镇爱情'],
] as const;

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('each page for everyone can be read [SEO-15] [PROD-12]', async ({ page }) => {
    for (const [path, words] of pages) {
      await page.goto(path);
      await expect(page.locator('#root'), path).toContainText(words);
    }
  });

  test('a reader walks from the store by the search’s form to a book, its chapters and the next one, and back [SEO-15] [PROD-12]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#root noscript img').first()).toBeVisible();
    await page.getByRole('link', { name: /搜索：/ }).click();
    const field = page.getByRole('combobox', { name: '搜索' });
    await field.fill('纸山');
    await field.press('Enter');
    await expect(page).toHaveURL(`/search?word=${encodeURIComponent('纸山')}`);
    await page
      .getByRole('link', { name: /纸山图书馆/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/(?:cover|book)\/1001/);
    await page.getByRole('link', { name: /目录/ }).first().click();
    await expect(page).toHaveURL(/\/catalog\/1001/);
    await page.getByRole('link', { name: '第一章 合不拢的书' }).click();
    await expect(page.getByText('我把那本书绑在骡子背上走了九天')).toBeVisible();
    await page.getByRole('link', { name: '下一章' }).click();
    await expect(page.getByRole('heading', { name: '第二章 三百下' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '第一章 合不拢的书' })).toBeVisible();
    await page.getByRole('link', { name: '目录' }).click();
    await expect(page.getByRole('link', { name: '第三章 棉花' })).toBeVisible();
  });
});

const WOKEN = [
  ['/', 'page/index'],
  ['/catalog/1001', 'chapterlist'],
  ['/rankIndex', 'rank/'],
  ['/v2/search/图书馆', 'search/query'],
] as const;

for (const [path, call] of WOKEN.slice(0, isDeep ? undefined : 2)) {
  test(`${path} wakes up where it stands: nothing is asked twice, nothing moves, nothing is drawn anew [SEO-15] [SEO-16]`, async ({
    page,
  }) => {
    const faults: string[] = [];
    const calls: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
    page.on('pageerror', (error) => void faults.push(String(error)));
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      const seen = { shift: 0, markup: undefined as Element | null | undefined };
      Object.assign(window, { seen });
      const watch = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      };
      new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        seen.markup = document.querySelector('#root main a');
      });
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'normal');
    await page.waitForLoadState('networkidle');
    expect(calls.filter((name) => name.includes(call))).toEqual([]);
    const kept = await page.evaluate(() => {
      const { shift, markup } = (window as unknown as { seen: { shift: number; markup: Element | null } }).seen;
      return { shift, isSame: document.querySelector('#root main a') === markup };
    });
    expect(kept).toEqual({ shift: 0, isSame: true });
    expect(faults).toEqual([]);
  });
}

for (const reader of ['a guest', 'a reader with an account, for whom the page is drawn anew']) {
  test(`a button that ${reader} presses before the page woke up does what it is for afterwards [SEO-15]`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    if (reader !== 'a guest') await logInByForms(context, baseURL);
    // A server that has just begun may be late with its first page, which browsers render then.
    const sent = () =>
      request.get('/catalog/1001', { headers: { accept: 'text/html' } }).then((answer) => answer.text());
    await expect.poll(sent).toContain('正序');
    const waking = new AbortController();
    const woken = once(waking.signal, 'abort');
    // All but the script that looks for an old kernel, which stands before the text.
    await page.route(/\/assets\/(?!kernel-floor).*\.js$/, async (route) => {
      await woken;
      await route.continue();
    });
    await page.goto('/catalog/1001', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '正序，改为倒序' }).click();
    waking.abort();
    await expect(page.getByRole('button', { name: '倒序，改为正序' })).toBeVisible();
  });
}

test('a page wakes up without a fault also where its reader has been before [SEO-15]', async ({ page }) => {
  const faults: string[] = [];
  await page.goto('/reader/1001?forceChapterIndex=2');
  await expect(page.locator('#first-text')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('第三章');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shuye_progress'))).toContain('1001');
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  page.on('pageerror', (error) => void faults.push(String(error)));
  for (const path of ['/', '/catalog/1001', '/cover/1001']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(faults).toEqual([]);
});

test('a page is told apart by its content: a browser that has it is not sent it again', async ({ request }) => {
  const headers = { accept: 'text/html' };
  const ask = (etag?: string) =>
    request.get('/privacy-policy', {
      headers: { ...headers, ...(etag === undefined ? {} : { 'if-none-match': etag }) },
    });
  // A page that was rendered a while ago is answered once more while it is rendered anew: its copy is then another.
  await expect(async () => {
    const first = await ask();
    const again = await ask(first.headers()['etag'] ?? '');
    expect([first.status(), again.status()]).toEqual([200, 304]);
  }).toPass();
});

/** Where an element stands and how it is set. */
const settingOf = (element: Locator) =>
  element.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const { fontSize, lineHeight, color } = getComputedStyle(part);
    return { left, top, width, height, fontSize, lineHeight, color };
  });

/** How the first lines of a chapter are drawn: the last words of its heading, and its first paragraph. */
const firstLines = async (page: Page, heading: string, paragraph: string) => [
  await settingOf(page.locator(`${heading} span`).nth(1)),
  await settingOf(page.locator(paragraph).first()),
];

/** The last for a reader whose host or system enlarges words alone, in %. */
for (const [settings, enlarged = 100] of [
  [{}],
  [{ theme: 'night', fontSize: 26, lineHeight: 2, margin: 40, paragraphGap: 1 }],
  [{ theme: 'parchment', fontSize: 16, lineHeight: 1.5, font: 'kai', paragraphGap: 0, margin: 12 }, 130],
] as const) {
  test(`the reader takes over where the text of the first response stands, with ${JSON.stringify(settings)} [SEO-15]`, async ({
    page,
  }) => {
    await readWith(page, settings);
    if (enlarged !== 100) await enlargeWords(page, enlarged);
    await page.route('**/*.js', (route) =>
      route.request().url().includes('/assets/') ? route.abort() : route.continue(),
    );
    await page.goto('/reader/1001');
    const sent = await firstLines(page, '#first-text h1', '#first-text p');
    const paper = await page.locator('#first-text').evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.unrouteAll();
    await page.reload();
    await expect(page.locator('#first-text')).toHaveCount(0);
    await expect(page.locator('main p').first()).toBeVisible();
    expect(await firstLines(page, 'main h2', 'main p')).toEqual(sent);
    expect(
      await page
        .locator('section')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe(paper);
  });
}

test('a device that left the book elsewhere is not shown its beginning first', async ({ page }) => {
  await page.goto('/reader/1001?forceChapterIndex=2');
  await expect(page.locator('#first-text')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('第三章');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shuye_progress'))).toContain('1001');
  await page.route('**/*.js', (route) =>
    route.request().url().includes('/assets/') ? route.abort() : route.continue(),
  );
  await page.goto('/reader/1001');
  await expect(page.locator('#first-text')).toBeAttached();
  await expect(page.locator('#first-text')).toBeHidden();
});
