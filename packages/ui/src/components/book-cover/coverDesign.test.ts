import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COVER_HEIGHT, COVER_WIDTH, coverDesign } from './coverDesign.ts';

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('天地玄黄宇宙洪荒日月盈昃辰宿列张（）《》…—，。')) }),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const lengths = (title: string) => coverDesign(title).title.lines.map(({ text }) => Array.from(text).length);
const places = (list: string) => list.split(' ').filter(Boolean).map(Number);

describe('coverDesign', () => {
  it('draws the same title always the same', () => {
    expect(coverDesign('红楼梦', '曹雪芹')).toEqual(coverDesign('红楼梦', '曹雪芹'));
  });

  it('uses every ground of the palette', () => {
    const grounds = Array.from({ length: 200 }, (_, index) => coverDesign(`第${index}部书`).ground);
    expect(new Set(grounds)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  it('sets a short title in one column, a long one in two, and cuts what is longer', () => {
    expect(lengths('红楼梦')).toEqual([3]);
    expect(lengths('二十年目睹之怪现状')).toEqual([5, 4]);
    expect(lengths('天'.repeat(40))).toEqual([8, 8]);
    expect(coverDesign('天'.repeat(40)).title.lines[1]?.text.endsWith('︙')).toBe(true);
  });

  it.each(['红楼梦', '第1部书', '第2部书', '第3部书', '二十年目睹之怪现状'])(
    'leaves the corner of the tag free on %s',
    (title) => {
      const { title: words, slip, seal } = coverDesign(title, '曹雪芹');
      const lefts = words.lines.flatMap(({ x }) => places(x).map((place) => place - words.size / 2));
      expect(Math.min(...lefts, slip?.x ?? COVER_WIDTH)).toBeGreaterThan(COVER_WIDTH / 2);
      expect(seal.x).toBeLessThan(COVER_WIDTH / 2);
    },
  );

  it('lays brackets down in upright text', () => {
    expect(coverDesign('围城（上）').title.lines[0]?.text).toBe('围城︵上︶');
  });

  it('lays Latin titles on their side', () => {
    expect(coverDesign('The Call of the Wild').title.lines).toMatchObject([
      { text: 'The Call of the', turned: true },
      { text: 'Wild', turned: true },
    ]);
  });

  it('keeps every character of any title and author on the cover', () => {
    fc.assert(
      fc.property(texts, texts, (title, author) => {
        const design = coverDesign(title, author);
        for (const { size, lines } of [design.title, design.author]) {
          for (const { text, x, y, turned } of lines) {
            expect(places(x)).toHaveLength(turned ? 1 : text.length);
            expect(places(y)).toHaveLength(turned ? 1 : text.length);
            for (const place of places(x)) {
              expect(place - size / 2).toBeGreaterThanOrEqual(0);
              expect(place + size / 2).toBeLessThanOrEqual(COVER_WIDTH);
            }
            for (const place of places(y)) {
              expect(place).toBeGreaterThan(0);
              expect(place).toBeLessThanOrEqual(COVER_HEIGHT);
            }
          }
        }
      }),
    );
  });
});
