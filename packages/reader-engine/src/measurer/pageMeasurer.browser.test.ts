import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageMeasurer } from './pageMeasurer.ts';
import type { ReaderFont } from './TextMeasurer.ts';

const FONT = { family: '"Noto Sans CJK SC", sans-serif', size: 20, weight: 400 } as const;
const measurer = pageMeasurer(document)(FONT);

/** A font whose quotes and dashes are as narrow as those of Latin text. */
const NARROW = { ...FONT, family: `"DejaVu Sans", ${FONT.family}` } as const;

/** Width of a run between two Han characters on a page in Chinese. */
function onPage(run: string, { weight, size, family }: ReaderFont = FONT): number {
  const span = document.createElement('span');
  span.lang = 'zh-CN';
  span.style.cssText = `position:absolute;white-space:pre;font:${weight} ${size}px ${family};text-spacing-trim:space-all;text-autospace:no-autospace`;
  document.body.appendChild(span);
  span.textContent = `国${run}国`;
  const { width } = span.getBoundingClientRect();
  span.remove();
  return width - 2 * measurer.em;
}

/** Tells which runs were measured on the page since. */
function watchPage(): () => readonly (string | null)[] {
  const spy = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  return () => spy.mock.contexts.map((context) => (context instanceof Element ? context.textContent : null));
}

afterEach(() => vi.restoreAllMocks());

describe('measuring on the page', () => {
  it('finds full-width characters an em wide', () => {
    expect(measurer.em).toBeCloseTo(20, 1);
    for (const char of Array.from('，。“”（）《》…·')) expect(measurer.width(char)).toBeCloseTo(20, 1);
  });

  it.each(['——', '……', '【', '】', 'hello', '7', '12', '2026', '3.14159', 'don’t', '100%', 'é', '𠮷', '①', 'か', '한'])(
    'gives %s the width that the page draws',
    (run) => {
      expect(Math.abs(measurer.width(run) - onPage(run))).toBeLessThan(0.1);
    },
  );

  it.each(['“', '”', '‘', '’', '——', '……', '，'])(
    'gives %s its own width where marks are not all full-width',
    (mark) => {
      const narrow = pageMeasurer(document)(NARROW);
      expect(onPage('“', NARROW)).toBeLessThan(15);
      expect(Math.abs(narrow.width(mark) - onPage(mark, NARROW))).toBeLessThan(0.1);
    },
  );

  it.each([13, 17.5, 22, 31])('gives every common mark its width at %i px', (size) => {
    const font = { ...FONT, size };
    const sized = pageMeasurer(document)(font);
    for (const mark of ['，', '”', '《', '——', '……']) {
      expect(Math.abs(sized.width(mark) - mark.length * size)).toBeLessThan(0.05);
    }
  });

  it('finds the blank of marks by their ink', () => {
    expect(measurer.blank('，').after).toBeGreaterThan(8);
    expect(measurer.blank('，').after).toBeLessThanOrEqual(10);
    expect(measurer.blank('（').before).toBeGreaterThan(6);
    expect(measurer.blank('一').after).toBeLessThan(3);
  });

  it('goes on measuring when the page around it was cleared', () => {
    document.body.textContent = '';
    expect(measurer.width('〔')).toBeCloseTo(20, 1);
  });

  it('measures a font once', () => {
    expect(pageMeasurer(document)(FONT)).toBe(measurer);
    expect(pageMeasurer(document)({ ...FONT, size: 22 })).not.toBe(measurer);
  });

  it('asks the page only for the em and a digit where it knows a font at another size', () => {
    const family = '"Noto Sans CJK TC", sans-serif';
    const first = pageMeasurer(document)({ family, size: 18, weight: 400 });
    expect(first.width('，')).toBeCloseTo(18, 1);
    const runs = watchPage();
    const second = pageMeasurer(document)({ family, size: 23, weight: 400 });
    const widths = ['，', '——', '【', '7', '1987', '20260101'].map((run) => second.width(run));
    expect(runs()).toHaveLength(2);
    expect(widths.slice(0, 3)).toEqual([second.em, 2 * second.em, second.em]);
    vi.restoreAllMocks();
    const drawn = onPage('20260101', { family, size: 23, weight: 400 }) - 2 * (second.em - measurer.em);
    expect(Math.abs(second.width('20260101') - drawn)).toBeLessThan(0.1);
  });

  it('gives numbers the width that the page draws where digits are not of one width', async () => {
    const ones = new FontFace('Wide Ones', 'local("DejaVu Sans")', { unicodeRange: 'U+31' });
    document.fonts.add(await ones.load());
    const uneven = { ...FONT, family: `"Wide Ones", ${FONT.family}` } as const;
    const sized = pageMeasurer(document)(uneven);
    expect(onPage('1111', uneven)).toBeGreaterThan(onPage('8888', uneven) + 1);
    for (const run of ['1111', '8888', '1987']) {
      expect(Math.abs(sized.width(run) - onPage(run, uneven))).toBeLessThan(0.1);
    }
  });

  it('knows a title at another size without asking the page', () => {
    const title = { ...FONT, size: 25, weight: 600 } as const;
    const known = pageMeasurer(document)(title);
    for (const run of ['12', 'Hello', '（']) known.width(run);
    const larger = { ...title, size: 29 };
    const runs = watchPage();
    const sized = pageMeasurer(document)(larger);
    const widths = ['12', 'Hello', '（'].map((run) => sized.width(run));
    expect(sized.em).toBeCloseTo(29, 1);
    expect(runs()).toEqual([]);
    vi.restoreAllMocks();
    ['12', 'Hello', '（'].forEach((run, at) => {
      const drawn = onPage(run, larger) - 2 * (sized.em - measurer.em);
      expect(Math.abs((widths[at] ?? 0) - drawn)).toBeLessThan(0.1);
    });
  });

  it('leaves nothing on the page that could be seen or read aloud', () => {
    measurer.width('从未量过的一行字');
    const host = document.querySelector('body > [aria-hidden="true"]');
    expect(host?.textContent).toBe('');
    expect(host && getComputedStyle(host).visibility).toBe('hidden');
  });
});
