import { expect, type Page } from '@playwright/test';
import { aPhone, logIn } from '../steps/login.ts';
import { readWith } from '../steps/readerSettings.ts';
import { bookText, chapterHeading, scrollText } from '../steps/readingPlace.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

const BOOK = '1009';
const DAY_SECONDS = 86_400;

interface Chapters {
  data: {
    freeContUrlPrefix: string;
    chapterList: { volumeList: { contUrlSuffix: unknown }[] }[];
  };
}

/** Changes what the gateway says of a book. */
const changeBook = (page: Page, change: object) =>
  page.route('**/openapi/book/info', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...change } } });
  });

const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

/** The words of a content file, decoded as the documents say. */
const decoded = (content: string): string => Buffer.from(rot13(content), 'base64').toString('utf8').trim();

/** The first words of a text that are long enough to be found again. */
const firstWords = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.length > 12)
    ?.slice(0, 12) ?? text;

const ADDRESSES = [
  ['paging=horizontal', 'vertical', 'pages'],
  ['paging=vertical', 'slide', 'a scroll'],
  ['paging=horizontal&from=youku', 'slide', 'a scroll'],
] as const;

for (const [query, paging, shown] of ADDRESSES.slice(0, isDeep ? undefined : 1))
  test(`an address with ${query} shows ${shown}, whatever was chosen here [RPARAM-07] [RPARAM-08]`, async ({
    page,
  }) => {
    await readWith(page, { paging });
    await page.goto(`/reader/${BOOK}?${query}`);
    await expect(chapterHeading(page, /^第一章/)).toBeVisible();
    const announced = page.getByRole('status').filter({ hasText: /第\d+页，共\d+页/ });
    if (shown === 'pages') {
      await expect(announced).toBeAttached();
    } else {
      await expect.poll(() => bookText(page).evaluate((text) => text.scrollHeight > text.clientHeight * 2)).toBe(true);
      await expect(announced).toHaveCount(0);
    }
  });

test('the end of a book’s energy programme is announced unless the address switches that off [RPARAM-12] [ENERGY-03]', async ({
  page,
}) => {
  const readFeatureOptEndTime = Math.floor(Date.now() / 1000) + 2 * DAY_SECONDS;
  await changeBook(page, { readFeatureOpt: 2, readFeatureOptEndTime });
  const notice = page.getByText('本书能量活动将在2天后结束');
  await page.goto(`/reader/${BOOK}?isAntEnergyBookEndTimeAlert=false`);
  await expect(page.getByRole('button', { name: '目录' })).toBeAttached();
  await page.waitForTimeout(1500);
  await expect(notice).toHaveCount(0);
  await page.goto(`/reader/${BOOK}?isAntEnergyBookEndTimeAlert=true`);
  await expect(notice).toBeVisible();
});

test('a book of which the server can say nothing is read by its chapters [READER-47] [ERR-13]', async ({ page }) => {
  await page.route('**/openapi/book/info', (route) => route.fulfill({ json: { state: 503, message: '服务异常' } }));
  await page.goto(`/reader/${BOOK}`);
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
  await expect(page.locator('#first-text')).toHaveCount(0);
});

/** The list and the first file of a chapter that the reader at an address asks for. */
const openChapter = async (page: Page, address: string) => {
  const [list, file] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/chapterlist')),
    page.waitForResponse((answer) => answer.url().includes('/content/free/')),
    page.goto(address),
  ]);
  const { ChapterContent } = (await file.json()) as { ChapterContent: string };
  return { list: (await list.json()) as Chapters, url: file.url(), ChapterContent };
};

test('a chapter is the file of its address, decoded [CACHE-07] [CACHE-08]', async ({ page }) => {
  const { list, url, ChapterContent } = await openChapter(page, `/reader/${BOOK}`);
  const [first] = list.data.chapterList.flatMap(({ volumeList }) => volumeList);
  expect(url).toContain(`${list.data.freeContUrlPrefix}${String(first?.contUrlSuffix)}`);
  await expect(bookText(page)).toContainText(firstWords(decoded(ChapterContent)));
});

test('a chapter of an epub is its file as it is [CACHE-09]', async ({ page }) => {
  const { ChapterContent } = await openChapter(page, '/reader/1010?bookType=2');
  expect(ChapterContent).toMatch(/^</);
  await expect(bookText(page)).toContainText(firstWords(ChapterContent.replaceAll(/<[^>]+>/g, '\n')));
});

test('a chapter of several parts is their texts in their order [CACHE-10]', async ({ page }) => {
  const files: string[] = [];
  await page.route('**/openapi/book/chapterlist?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Chapters;
    const [first, second] = body.data.chapterList.flatMap(({ volumeList }) => volumeList);
    const suffixes = [second?.contUrlSuffix, first?.contUrlSuffix];
    files.push(...suffixes.map((suffix) => body.data.freeContUrlPrefix + String(suffix)));
    if (first) first.contUrlSuffix = suffixes.map((contUrlSuffix) => ({ isFreeRead: 1, contUrlSuffix }));
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/reader/${BOOK}`);
  await expect(chapterHeading(page, /^第一章/)).toBeVisible();
  await expect.poll(() => files.length).toBeGreaterThan(1);
  const texts = await Promise.all(
    files.slice(0, 2).map(async (file) => {
      const answer = await page.request.get(file);
      return decoded(((await answer.json()) as { ChapterContent: string }).ChapterContent);
    }),
  );
  const [begin = '', end = ''] = texts.map(firstWords);
  await expect(bookText(page)).toContainText(begin);
  await expect(async () => {
    await scrollText(page, 0.8);
    await expect(bookText(page)).toContainText(end, { timeout: 200 });
  }).toPass();
});

test(
  'a place in the cloud that cannot be asked for is logged, and reading goes on where it was here [PROG-05]',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`/login?priority=code&redirect_uri=${encodeURIComponent(`/reader/${BOOK}?forceChapterIndex=4`)}`);
    await logIn(page, aPhone());
    await expect(chapterHeading(page, /^第五章/)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shuye_progress') ?? '')).toContain('第五章');
    const lines: string[] = [];
    page.on('console', (message) => void lines.push(message.text()));
    await page.route('**/api/v1/sync/bookmarks*', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await page.goto(`/reader/${BOOK}`);
    await expect(chapterHeading(page, /^第五章/)).toBeVisible();
    await expect.poll(() => lines.join('\n')).toContain('sync bookmark fail');
  },
);
