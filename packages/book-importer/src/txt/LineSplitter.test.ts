import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter } from './LineSplitter.ts';

const split = (pieces: readonly string[]): string[] => {
  const splitter = new LineSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
};

describe('LineSplitter', () => {
  it.each([
    ['a\nb', ['a', 'b']],
    ['a\r\nb\r\n', ['a', 'b']],
    ['a\rb', ['a', 'b']],
    ['a\n\nb', ['a', '', 'b']],
    ['a\u2028b\fc', ['a', 'b', 'c']],
    ['', []],
  ])('splits %j', (text, lines) => {
    expect(split([text])).toEqual(lines);
  });

  it('gives the same lines however the text arrives', () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom('潮', '\r', '\n', ' ', 'a') }), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(split(parts)).toEqual(split([parts.join('')]));
      }),
    );
  });

  it('cuts a line without an end behind a sentence', () => {
    const sentence = '潮水退下去以后，沙滩上留下一行脚印。';
    const lines = split([sentence.repeat(5000)]);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => line.endsWith('。') && line.length <= 20_000)).toBe(true);
    expect(lines.join('')).toBe(sentence.repeat(5000));
  });
});
