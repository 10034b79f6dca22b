import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { colorViolations } from '../steps/colorViolations.ts';
import { pixelsOf, type Pixels } from '../steps/pixelsOf.ts';
import { readWith } from '../steps/readerSettings.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { root } from '../support/servers.ts';
import { test } from '../support/test.ts';

/** From here on, px, the header of the site stands at the top, on raised paper. */
const SITE_WIDTH = 1024;

const NIGHT = '#121110';
const RAISED_NIGHT = '#1b1917';

/** Papers by the reader's theme, in a light system and in a dark one. */
const papers: ReadonlyArray<readonly [theme: string, light: string, dark: string]> = [
  ['white', '#ffffff', '#ffffff'],
  ['eye', '#dce8d8', '#dce8d8'],
  ['parchment', '#f3e9d2', '#f3e9d2'],
  ['night', NIGHT, NIGHT],
  ['system', '#ffffff', NIGHT],
];

/** Lighter than any ink or accent of the night. */
const SHINING = 0xe6;

const CHAPTERS = '**/openapi/book/chapterlist*';

/** Never answers: what waits for it stays as it is. */
const hold = (page: Page, address: string | RegExp) => page.route(address, () => undefined);

/** The address of the reader's screen, by the build's own record. */
function readerScript(): string {
  const manifest = readFileSync(join(root, 'apps/h5/dist/.vite/manifest.json'), 'utf8');
  const files = JSON.parse(manifest) as Record<string, { file: string }>;
  const [, { file } = { file: '' }] =
    Object.entries(files).find(([source]) => source.endsWith('/ReaderScreen.tsx')) ?? [];
  return `**/${file}`;
}

/** Of the page, or of a host's bar, which lies on the raised paper of the night. */
const isNight = (corner: readonly number[]) => [NIGHT, RAISED_NIGHT].some((hex) => isNear(corner, partsOf(hex)));

/** The page of an address as a browser gets it when the server had no text in time: the one that shows nobody's page. */
async function withoutServerText(page: Page, address: string): Promise<void> {
  const empty = await page.request.get('/shelf', { headers: { accept: 'text/html' } });
  const body = await empty.text();
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** The paper of a corner, where all of them show the same; a screenshot may round by one. */
function paperOf({ corners }: Pixels): number[] {
  const [first = [], ...others] = corners;
  for (const other of others) expect(isNear(other, first), `corners: ${corners.join(' | ')}`).toBe(true);
  return first;
}

const partsOf = (hex: string): number[] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((part, index) => Math.abs(part - (other[index] ?? -9)) <= 1);

async function expectPaper(page: Page, hex: string): Promise<Pixels> {
  const pixels = await pixelsOf(page);
  const paper = paperOf(pixels);
  expect(isNear(paper, partsOf(hex)), `${paper.join()} instead of ${hex}`).toBe(true);
  return pixels;
}

/** Of a page that is on its way: it has no heading yet. */
async function expectReadable(page: Page, violations = axeViolations): Promise<void> {
  expect(
    (await violations(page)).filter((fault) => !/^(?:landmark-one-main|page-has-heading-one):/.test(fault)),
  ).toEqual([]);
}

async function expectNight(page: Page): Promise<void> {
  expect((await expectPaper(page, NIGHT)).lightest).toBeLessThan(SHINING);
}

const middleOf = async (part: Locator): Promise<number> => {
  const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return y + height / 2;
};

/** In the usual run the papers that a system's dark changes, or nothing does. */
const CHOSEN = ['light white', 'light night', 'dark system'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [theme, light, dark] of papers) {
      if (!isDeep && !CHOSEN.includes(`${colorScheme} ${theme}`)) continue;
      const paper = colorScheme === 'light' ? light : dark;
      test(`a page that waits for its book lies on the ${theme} paper already [A-10, READER-15]`, async ({ page }) => {
        await readWith(page, { theme });
        await hold(page, '**/openapi/book/info');
        await page.goto('/reader/1001');
        await expect(page.getByText('加载中')).toBeVisible();
        await expectPaper(page, paper);
        await expectReadable(page, theme === 'white' ? axeViolations : colorViolations);
      });
    }

    if (colorScheme === 'dark' && !isDeep) return;
    test('the shape of a catalogue stands where its rows will, which come after their book [CAT-01]', async ({
      page,
    }) => {
      const order: string[] = [];
      page.on('requestfinished', (call) => void (call.url().endsWith('/openapi/book/info') && order.push('book')));
      page.on('request', (call) => void (call.url().includes('/openapi/book/chapterlist') && order.push('chapters')));
      await hold(page, CHAPTERS);
      await withoutServerText(page, '/catalog/1001');
      await page.goto('/catalog/1001');
      await expect(page.getByText('加载中')).toBeAttached();
      await expect.poll(() => order).toEqual(['book', 'chapters']);
      expect(await axeViolations(page)).toEqual([]);
      const facts = await middleOf(page.locator('main [aria-hidden] > div:first-child > div'));
      const shape = await page.locator('main [aria-hidden] > div:last-child > div').nth(4).boundingBox();
      await page.unrouteAll();
      await page.reload();
      const row = await page.getByRole('navigation', { name: '全部章节' }).getByRole('listitem').nth(4).boundingBox();
      expect(shape).toEqual(row);
      expect(Math.abs(facts - (await middleOf(page.getByText(/共\d+章/))))).toBeLessThan(2);
    });
  });
}

test.describe('at night, in a light system', () => {
  test.use({ colorScheme: 'light' });
  test.beforeEach(async ({ page }) => {
    await readWith(page, { theme: 'night' });
    // Nobody explains the page any more.
    await page.addInitScript(() => localStorage.setItem('shuye_has_read', 'true'));
  });

  test('a page whose code is on its way is dark', async ({ page }) => {
    await hold(page, readerScript());
    const held = page.waitForRequest(readerScript());
    await page.goto('/reader/1001', { waitUntil: 'commit' });
    await held;
    await expect(page.getByText('加载中')).toBeVisible();
    await expectNight(page);
    await expectReadable(page);
  });

  test('a page whose text is on its way is dark', async ({ page }) => {
    await hold(page, CHAPTERS);
    await page.goto('/reader/1001');
    await expect(page.locator('#first-text')).toBeVisible();
    await expectNight(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a book that the network does not bring says so in the dark [READER-44]', { tag: '@deep' }, async ({ page }) => {
    await page.route('**/openapi/book/info', (route) => route.abort());
    await page.goto('/reader/1001');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await expectNight(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a removed book says so in the dark [READER-46]', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/reader/99999');
    await expect(page.getByText('该书籍已下架')).toBeVisible();
    await expectNight(page);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a locked chapter is dark', { tag: '@host-deep' }, async ({ page }) => {
    await page.goto('/reader/1001?forceChapterIndex=8');
    await expect(page.getByRole('button', { name: /购买|登录|APP/ }).first()).toBeVisible();
    const { corners, lightest } = await pixelsOf(page);
    expect(lightest).toBeLessThan(SHINING);
    expect(corners.filter((corner) => !isNight(corner))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a page that is left for the cover leaves its paper behind', async ({ page }) => {
    await page.goto('/cover/1001');
    await tap(page.getByRole('link', { name: '立即阅读' }));
    await expect(page.getByRole('region', { name: '正文' })).toBeVisible();
    await expectPaper(page, NIGHT);
    await page.goBack();
    await expect(page.getByRole('link', { name: /立即阅读|接着读/ })).toBeVisible();
    const corner = (page.viewportSize()?.width ?? 0) < SITE_WIDTH ? '#fbf9f5' : '#ffffff';
    expect(isNear((await pixelsOf(page)).corners[0] ?? [], partsOf(corner))).toBe(true);
  });
});
