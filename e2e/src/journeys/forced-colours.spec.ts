import { expect, type Locator, type Page } from '@playwright/test';
import { logInByForms } from '../steps/logInByForms.ts';
import { openTool } from '../steps/openTool.ts';
import { pixelsOf } from '../steps/pixelsOf.ts';
import { showBars } from '../steps/reader.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

// So high that no bar lies over what is looked at.
test.use({ forcedColors: 'active', colorScheme: 'dark', viewport: { width: 412, height: 1400 } });

type SystemColour = 'Highlight' | 'Mark' | 'CanvasText';

/** What is chosen, filled or marked is drawn in the colour that the system keeps for that, in more pixels than `than`. */
const expectLook = (part: Locator, colour: SystemColour, about: string, than = 20): Promise<void> =>
  expect.poll(async () => (await pixelsOf(part, colour)).ofColour, about).toBeGreaterThan(than);

const expectPlainLook = async (part: Locator): Promise<void> => {
  expect((await pixelsOf(part, 'Highlight')).ofColour).toBe(0);
};

const faceOf = (page: Page, name: string): Locator =>
  page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });

test('where the system names all colours, the settings of the reader still show what is chosen, and how much', async ({
  page,
}) => {
  await page.goto('/reader/1001');
  await expect(chapterHeading(page, /第一章/)).toBeVisible();
  await showBars(page);
  await expectLook(page.getByRole('slider', { name: '章节进度' }), 'CanvasText', 'the rail of chapters', 200);
  await openTool(page, '设置');
  await expectLook(faceOf(page, '适中').first(), 'Highlight', 'the chosen line height');
  await expectPlainLook(faceOf(page, '很松'));
});

test(
  'where the system names all colours, a switch that is on looks other than one that is off',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/myself');
    const elderMode = page.getByRole('switch', { name: /长辈版/ });
    const row = page.locator('label', { has: elderMode });
    await expectPlainLook(row);
    await tap(row);
    await expect(elderMode).toBeChecked();
    await expectLook(row, 'Highlight', 'the switch that is on');
  },
);

test('where the system names all colours, words that a search found can be read, and are framed in the text', async ({
  page,
}) => {
  await page.goto('/reader/1001');
  await expect(chapterHeading(page, /第一章/)).toBeVisible();
  await openTool(page, '书内搜索');
  const drawer = page.getByRole('dialog', { name: '书内搜索' });
  await drawer.getByRole('searchbox').fill('骡子');
  await page.keyboard.press('Enter');
  const hit = drawer.getByRole('button', { name: /骡子/ }).first();
  await expectLook(hit.locator('mark'), 'Mark', 'the found word in the list');
  await tap(hit);
  const found = page.locator('[data-highlight="search"]').first();
  await expectLook(found, 'CanvasText', 'the found word in the text');
  await expectLook(found, 'Highlight', 'its frame, on all sides', 200);
});

test(
  'where the system names all colours, what a search of books found can be read',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto(`/v2/search/${encodeURIComponent('图书馆')}`);
    await expectLook(page.locator('main mark').first(), 'Mark', 'the word in a title');
  },
);

test(
  'where the system names all colours, a bar still shows how much of the own space is taken',
  { tag: '@deep' },
  async ({ page, context }) => {
    await logInByForms(context);
    await page.goto('/my-data');
    const bar = page.getByRole('progressbar');
    await expectLook(bar, 'CanvasText', 'the frame of the bar', 200);
    await bar.evaluate((progress: HTMLProgressElement) => (progress.value = progress.max / 2));
    await expectLook(bar, 'Highlight', 'what is taken', 100);
  },
);
