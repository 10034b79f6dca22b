import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { openTool } from '../steps/openTool.ts';
import { readWith } from '../steps/readerSettings.ts';
import { readingPosition } from '../steps/reader.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

declare global {
  interface Window {
    /** What the voice says now; '' while it is silent. */
    said: string;
    /** Lets the voice come to the end of it, in the time that words take at least. */
    sayOn: () => Promise<void>;
  }
}

/** Gives pages two Chinese voices that come to the end of a sentence when a journey says so. */
async function giveVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEAST_MS_A_CHARACTER = 25;
    class Utterance extends EventTarget {
      readonly text: string;

      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let current: Utterance | undefined;
    let began = 0;
    const voices = ['晓晓', '云扬'].map((name) => ({ name, voiceURI: name, lang: 'zh-CN', localService: true }));
    const synthesis = {
      getVoices: () => voices,
      speak: (utterance: Utterance) => {
        if (utterance.text.trim() === '') return;
        current = utterance;
        began = Date.now();
        window.said = utterance.text;
      },
      cancel: () => {
        current = undefined;
        window.said = '';
      },
      get speaking() {
        return current !== undefined;
      },
      pending: false,
      paused: false,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    window.said = '';
    window.sayOn = async () => {
      const ended = current;
      if (!ended) return;
      const rest = began + ended.text.length * LEAST_MS_A_CHARACTER - Date.now();
      await new Promise((resolve) => setTimeout(resolve, rest));
      if (ended !== current) return;
      synthesis.cancel();
      ended.dispatchEvent(new Event('end'));
    };
  });
}

const said = (page: Page): Promise<string> => page.evaluate(() => window.said);
const sayOn = (page: Page): Promise<void> => page.evaluate(() => window.sayOn());

/** Opens the book in large letters, page by page, and has it read aloud. */
async function listen(page: Page): Promise<void> {
  await giveVoices(page);
  await readWith(page, { paging: 'slide', spread: false, fontSize: 32 });
  await page.goto('/reader/1009?forceChapterIndex=36');
  await expect(chapterHeading(page, /^第三十七章/)).toBeVisible();
  await openTool(page, '更多');
  await tap(page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '听书' }));
  await expect(page.getByRole('region', { name: '听书' })).toBeVisible();
  await expect.poll(() => said(page)).not.toBe('');
}

/** The words of the page that are marked as being said, without blanks. */
const marked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boxes = Array.from(document.querySelectorAll('[data-highlight="speech"]'), (mark) =>
      mark.getBoundingClientRect(),
    ).filter(({ left, right }) => left >= 0 && right <= innerWidth);
    const isMarked = ({ left, top, width, height }: DOMRect): boolean => {
      const x = left + width / 2;
      const y = top + height / 2;
      return width > 0 && boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    };
    const walker = document.createTreeWalker(document.querySelector('[aria-label="正文"]') ?? document.body, 4);
    const range = document.createRange();
    let words = '';
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + 1);
        if (isMarked(range.getBoundingClientRect())) words += text[at];
      }
    }
    return words.replace(/\s/g, '');
  });

const saidWords = async (page: Page): Promise<string> => (await said(page)).replace(/\s/g, '');

test('the sentence that is said is marked, and the pages follow the voice', async ({ page }) => {
  await listen(page);
  const first = await saidWords(page);
  await expect.poll(() => marked(page)).toBe(first);
  await sayOn(page);
  expect(await saidWords(page)).not.toBe(first);
  const second = await saidWords(page);
  await expect.poll(() => marked(page)).toBe(second);

  const onNextPage = (await readingPosition(page)).replace(' 第1页', ' 第2页');
  await expect(async () => {
    await sayOn(page);
    expect(await readingPosition(page)).toBe(onNextPage);
  }).toPass({ intervals: [50] });
  await expect.poll(async () => (await saidWords(page)).startsWith(await marked(page))).toBe(true);
  expect(await marked(page)).not.toBe('');

  await tap(page.getByRole('button', { name: '退出听书' }));
  await expect(page.getByRole('region', { name: '听书' })).toHaveCount(0);
  await expect(page.locator('[data-highlight="speech"]')).toHaveCount(0);
});

test('it is paused and goes on with the same sentence', { tag: '@host-deep' }, async ({ page }) => {
  await listen(page);
  await sayOn(page);
  const words = await said(page);
  expect(words).not.toBe('');
  await tap(page.getByRole('button', { name: '暂停朗读' }));
  await expect.poll(() => said(page)).toBe('');
  await tap(page.getByRole('button', { name: '继续朗读' }));
  await expect.poll(() => said(page)).toBe(words);
});

for (const colorScheme of (['light', 'dark'] as const).slice(0, isDeep ? undefined : 1)) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing while a book is listened to, nor on what sets the voice', async ({ page }) => {
      await listen(page);
      expect(await axeViolations(page)).toEqual([]);
      await tap(page.getByRole('button', { name: '语速、声音和定时' }));
      const sheet = page.getByRole('dialog', { name: '听书' });
      await expect(sheet.getByRole('slider', { name: '语速' })).toBeVisible();
      await expect(sheet.getByRole('combobox', { name: '声音' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
