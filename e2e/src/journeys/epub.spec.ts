import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { finePixels } from '../steps/finePixels.ts';
import { showBars, turnToNextPage } from '../steps/reader.ts';
import { readWith } from '../steps/readerSettings.ts';
import { bookText, chapterHeading, isShown, readOn } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

test.use(finePixels);

test(
  'an illustrated epub shows its pictures, and its pages turn to the next chapter',
  { tag: '@host-deep' },
  async ({ page }) => {
    await page.goto('/reader/1010?bookType=2');
    const picture = page.getByRole('region', { name: '正文' }).getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);

    await showBars(page);
    await tap(page.getByRole('button', { name: '下一章' }));
    await expect(page.getByText(/^2 \/ 7章/)).toBeVisible();
  },
);

/** Height of a line at the size of type that these journeys read with, px. */
const LINE = 32;

interface Point {
  x: number;
  y: number;
}

/** Middle of the link with these words that a finger would meet; pages before and behind it come and go, unseen. */
const linkInView = (page: Page, words: RegExp): Promise<Point | undefined> =>
  bookText(page).evaluate((surface, source) => {
    for (const link of surface.querySelectorAll('a')) {
      // A link may run over into another line: its middle would be beside it.
      const box = link.getClientRects()[0];
      if (!box || !new RegExp(source).test(link.textContent)) continue;
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (link.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    return undefined;
  }, words.source);

/** Whether all of a picture is seen; pages before and behind it come and go, unseen. */
const hasPictureInView = (page: Page): Promise<boolean> =>
  bookText(page).evaluate((surface) =>
    Array.from(surface.querySelectorAll('img')).some((picture) => {
      const { left, top, right, bottom } = picture.getBoundingClientRect();
      if (right - left === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === picture;
    }),
  );

/** Waits until a link stands still. */
async function linkAtRest(page: Page, words: RegExp): Promise<Point> {
  let link: Point | undefined;
  await expect
    .poll(async () => {
      const before = link;
      link = await linkInView(page, words);
      return link !== undefined && link.x === before?.x && link.y === before.y;
    })
    .toBe(true);
  if (!link) throw new Error('The page moved.');
  return link;
}

/** Room above a link that is scrolled to, px: less than a picture that would be cut off there. */
const ROOM = 100;

/** Reads on from the preface to the link with these words. */
async function readToLink(page: Page, paging: string, words: RegExp): Promise<Point> {
  await page.goto('/reader/1010?bookType=2');
  await expect(chapterHeading(page, /^序/)).toBeVisible();
  await expect(async () => {
    if (!(await linkInView(page, words))) {
      if (paging === 'vertical') await readOn(page, '1010', 0.5);
      else await turnToNextPage(page);
    }
    await expect.poll(() => linkInView(page, words), { timeout: 800 }).toBeDefined();
  }).toPass();
  const link = await linkAtRest(page, words);
  const above = (link.y - ROOM) / (page.viewportSize()?.height ?? 1);
  if (paging !== 'vertical' || above < 0.1) return link;
  await readOn(page, '1010', above);
  return linkAtRest(page, words);
}

/** Back on the page, or within a line of where the scroll stood, that a link was followed from. */
async function expectBackAtLink(page: Page, words: RegExp, left: Point): Promise<void> {
  await expect
    .poll(async () => {
      const link = await linkInView(page, words);
      return link ? Math.max(Math.abs(link.x - left.x), Math.abs(link.y - left.y)) : Infinity;
    })
    .toBeLessThan(LINE);
}

/** Pages take a link out of sight, which a scroll does not: deep runs try both. */
for (const paging of isDeep ? ['vertical', 'slide'] : ['slide']) {
  test.describe(`with “${paging}”`, () => {
    test.beforeEach(async ({ page }) => {
      await readWith(page, { paging, spread: false, fontSize: 16 });
      // The hint at the tap zones takes the first tap of a browser's life.
      await page.addInitScript(() => localStorage.setItem('shuye_has_read', 'true'));
    });

    test('a footnote opens where one reads', async ({ page }) => {
      await page.goto('/reader/1010?bookType=2&forceChapterIndex=1');
      await expect.poll(() => isShown(page, '隔着一条田埂')).toBe(true);
      await expect.poll(() => linkInView(page, /^1$/)).toBeDefined();
      const reference = await linkInView(page, /^1$/);
      if (!reference) throw new Error('The page moved.');
      await page.mouse.click(reference.x, reference.y);
      const note = page.getByRole('dialog', { name: '注释' });
      await expect(note).toContainText('总苞片');
      await tap(note.getByRole('button', { name: '关闭' }));
      await expect(note).toHaveCount(0);
      await expect.poll(() => linkInView(page, /^1$/)).toBeDefined();
    });

    test('a footnote opens and closes by the keyboard, which is back where it was', async ({ page }) => {
      await page.goto('/reader/1010?bookType=2&forceChapterIndex=1');
      await expect.poll(() => isShown(page, '隔着一条田埂')).toBe(true);
      await expect.poll(() => linkInView(page, /^1$/)).toBeDefined();
      const before = await linkAtRest(page, /^1$/);
      const mark = bookText(page).locator('a', { hasText: /^1$/ }).and(page.locator(':focus'));
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(mark).toBeInViewport({ timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');
      const note = page.getByRole('dialog', { name: '注释' });
      await expect(note).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(note).toHaveCount(0);
      await expect(mark).toBeInViewport();
      if (paging === 'slide') expect(await linkAtRest(page, /^1$/)).toEqual(before);
    });

    test('a link to nothing says so, and leaves the page where it is', { tag: '@deep' }, async ({ page }) => {
      const link = await readToLink(page, paging, /药名/);
      await page.mouse.click(link.x, link.y);
      await expect(page.getByText('书中没有这个链接指向的内容')).toBeVisible();
      await expectBackAtLink(page, /药名/, link);
      await expect(page.getByRole('button', { name: /^回到/ })).toHaveCount(0);
    });

    test('a link leads to its place in another chapter, and one tap back to the very line', async ({ page }) => {
      const link = await readToLink(page, paging, /哪条沟里/);
      await page.mouse.click(link.x, link.y);
      await expect.poll(() => isShown(page, '第二年春天我去看水')).toBe(true);
      await tap(page.getByRole('button', { name: /^回到序/ }));
      await expectBackAtLink(page, /哪条沟里/, link);
      await expect(page.getByRole('button', { name: /^回到/ })).toHaveCount(0);
    });

    test('a link to a chapter that must be bought shows what it costs, and leads back', async ({ page }) => {
      const link = await readToLink(page, paging, /一样/);
      await page.mouse.click(link.x, link.y);
      await expect(bookText(page).getByRole('heading', { name: /七叶一枝花/ })).toBeInViewport();
      await expect(bookText(page).getByRole('button', { name: /购买/ }).first()).toBeInViewport();
      await tap(page.getByRole('button', { name: /^回到序/ }));
      await expectBackAtLink(page, /一样/, link);
    });
  });
}

test('the focus goes from link to link on the page, never to one of another page', async ({ page }) => {
  await readWith(page, { paging: 'slide', spread: false, fontSize: 16 });
  await page.goto('/reader/1010?bookType=2&forceChapterIndex=1');
  const mark = await linkAtRest(page, /^1$/);
  const focused = bookText(page).locator('a:focus');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(focused).toBeInViewport({ timeout: 100 });
  }).toPass();
  // On to the last link of the page, and past it.
  while ((await focused.count()) > 0) await page.keyboard.press('Tab');
  expect(await linkInView(page, /^1$/)).toEqual(mark);
});

test('every picture has a page that is turned to, also on a phone that lies on its side', async ({ page }) => {
  await readWith(page, { paging: 'slide', spread: false, fontSize: 18 });
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/reader/1010?bookType=2&forceChapterIndex=2');
  await expect.poll(() => isShown(page, '收花的老庞')).toBe(true);
  await expect(async () => {
    await turnToNextPage(page);
    expect(await hasPictureInView(page)).toBe(true);
  }).toPass({ timeout: 20_000 });
  // What is said below it is on the same page.
  await expect.poll(() => isShown(page, '花从下往上开')).toBe(true);
});
