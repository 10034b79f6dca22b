import { describe, expect, it } from 'vitest';
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

describe('measuring on the page', () => {
  it('finds full-width characters an em wide', () => {
    expect(measurer.em).toBeCloseTo(20, 1);
    for (const char of Array.from('，。“”（）《》…·')) expect(measurer.width(char)).toBeCloseTo(20, 1);
  });

  it.each(['——', '……', 'hello', '3.14159', 'don’t', '100%', 'é', '𠮷', '①', 'か', '한'])(
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

  it('leaves nothing on the page that could be seen or read aloud', () => {
    measurer.width('从未量过的一行字');
    const host = document.querySelector('body > [aria-hidden="true"]');
    expect(host?.textContent).toBe('');
    expect(host && getComputedStyle(host).visibility).toBe('hidden');
  });
});
