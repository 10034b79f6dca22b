import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePicture } from '../epub/clean/safePicture.ts';
import { parseMarkup } from '../epub/xml/parseMarkup.ts';
import { findElement, findElements } from '../epub/xml/findElements.ts';
import { textOf } from '../epub/xml/textOf.ts';
import { COVER_COLOURS } from './coverPalette.ts';
import { drawCover } from './drawCover.ts';
import { setTitle } from './setTitle.ts';

const texts = (svg: string): { text: string; x: number; y: number; size: number }[] =>
  [...findElements(parseMarkup(svg, 'xml'), 'text')].map((element) => ({
    text: textOf(element),
    x: Number(element.attributes['x']),
    y: Number(element.attributes['y']),
    size: Number(element.attributes['font-size']),
  }));

describe('drawCover', () => {
  it('has the proportions of a cover and the title in columns from the right', () => {
    const svg = drawCover({ title: '小镇钟表', author: '闻橹' });
    const root = findElement(parseMarkup(svg, 'xml'), 'svg');
    expect(root?.attributes['viewBox']).toBe('0 0 600 801');
    const drawn = texts(svg);
    expect(
      drawn
        .slice(0, 4)
        .map(({ text }) => text)
        .join(''),
    ).toBe('小镇钟表');
    expect(new Set(drawn.slice(0, 4).map(({ x }) => x)).size).toBe(1);
    expect(drawn.map(({ text }) => text)).toContain('闻橹');
  });

  it('is the same for the same book, and has one of the eight grounds', () => {
    const one = drawCover({ title: '呐喊', author: '鲁迅' });
    expect(drawCover({ title: '呐喊', author: '鲁迅' })).toBe(one);
    expect(COVER_COLOURS).toHaveLength(8);
    expect(COVER_COLOURS.some(({ ground }) => one.includes(ground))).toBe(true);
  });

  it('keeps every character inside the cover, whatever the title', () => {
    const characters = fc.constantFrom('潮', '海', '《', '》', '：', '——', 'A', 'word', ' ', '1', '&', '<', '"', '𠮷');
    const title = fc.array(characters, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(title, title, (name, author) => {
        const svg = drawCover({ title: name, author });
        for (const { x, y } of texts(svg)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(600);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThanOrEqual(801);
        }
        expect(safePicture(Buffer.from(svg))).toMatchObject({ extension: 'svg' });
      }),
    );
  });
});

describe('setTitle', () => {
  it.each([
    ['药', 'vertical', 1],
    ['从百草园到三味书屋', 'vertical', 1],
    ['三体：黑暗森林', 'vertical', 2],
    ['我在长安城里当了三百年的更夫以后', 'vertical', 2],
    ['《世说新语》今读（增订本）', 'vertical', 3],
    ['The Waste Land', 'horizontal', 2],
    ['1984', 'vertical', 1],
  ])('sets %s %s in %i', (title, direction, lines) => {
    const set = setTitle(title);
    expect(set.direction).toBe(direction);
    expect(set.lines).toHaveLength(lines);
  });

  it('turns brackets and dashes for columns', () => {
    expect(setTitle('潮（上）').lines.join('')).toBe('潮︵上︶');
  });

  it('shortens what would not fit', () => {
    expect(setTitle('潮'.repeat(80)).lines.join('')).toHaveLength(36);
    expect(setTitle('tide '.repeat(60)).lines.length).toBeLessThanOrEqual(5);
  });
});
