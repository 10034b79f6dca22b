import { describe, expect, it } from 'vitest';
import { quoteLayout, PICTURE_WIDTH, type Quotation } from './quoteLayout.ts';

/** Every character as wide as it is high. */
const linesOf = (text: string, { size }: { size: number }, column: number): string[] => {
  const most = Math.floor(column / size);
  const letters = Array.from(text);
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
  );
};

const layout = (change: Partial<Quotation> = {}) =>
  quoteLayout(
    { quote: '雨停了。', title: '山中灯火', author: '林青', chapterTitle: '第1章', ...change },
    'song',
    'sans',
    linesOf,
  );

describe('the picture of a highlight', () => {
  it.each([
    [1, 24],
    [60, 24],
    [61, 21],
    [141, 18],
    [361, 16],
    [1000, 16],
  ])('writes %s characters in %s px, all of them, above the name of the book', (length, size) => {
    const { quote, title, source, height, seal } = layout({ quote: '灯'.repeat(length) });
    expect(quote.font.size).toBe(size);
    expect(quote.lines.map(({ text }) => text).join('')).toHaveLength(length);
    const last = quote.lines[quote.lines.length - 1]?.y ?? 0;
    expect(title.lines[0]?.y).toBeGreaterThan(last + size);
    expect(height).toBeGreaterThan((source.lines[0]?.y ?? 0) + 20);
    expect(height).toBeGreaterThanOrEqual(seal.y + seal.size + 20);
    // The oldest kernels draw 16 million dots.
    expect(height * PICTURE_WIDTH * 4).toBeLessThan(16_000_000);
  });

  it('is never lower than it is wide, and cuts a title that is too long', () => {
    expect(layout().height).toBe(PICTURE_WIDTH);
    const { title } = layout({ title: '很长的书名'.repeat(20) });
    expect(title.lines).toHaveLength(2);
    expect(title.lines[1]?.text.endsWith('…')).toBe(true);
  });

  it('says author and chapter, or the one that is known', () => {
    expect(layout().source.lines[0]?.text).toBe('林青 · 第1章');
    expect(layout({ author: '' }).source.lines[0]?.text).toBe('第1章');
    expect(layout({ author: '', chapterTitle: '' }).source.lines).toEqual([]);
  });
});
