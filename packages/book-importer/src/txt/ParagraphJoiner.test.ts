import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prose } from '../testing/prose.ts';
import { textSource } from '../testing/textSource.ts';
import { columnsOf } from './columnsOf.ts';
import { ParagraphJoiner } from './ParagraphJoiner.ts';
import { streamLines } from './streamLines.ts';

const WIDTH = 72;

/** Breaks a paragraph as a typewriter does, the first line indented. */
function wrap(paragraph: string, { first = '　　', rest = '' } = {}): string {
  const lines = [first];
  for (const character of paragraph) {
    const line = lines.at(-1) ?? '';
    if (columnsOf(line + character) > WIDTH) lines.push(rest + character);
    else lines[lines.length - 1] = line + character;
  }
  return lines.join('\n');
}

async function join(text: string, wrapWidth: number | undefined = WIDTH): Promise<string[]> {
  const joiner = new ParagraphJoiner({
    usualGap: 1,
    proseIndent: 4,
    ...(wrapWidth === undefined ? {} : { wrapWidth }),
  });
  const paragraphs: string[] = [];
  for await (const lines of streamLines(textSource(text), 'utf-8')) {
    for (const line of lines) paragraphs.push(...[joiner.add(line)].filter((paragraph) => paragraph !== undefined));
  }
  return [...paragraphs, ...[joiner.end()].filter((paragraph) => paragraph !== undefined)];
}

describe('ParagraphJoiner', () => {
  it('joins a paragraph that was broken by hand', async () => {
    expect(await join(wrap(prose(200)))).toEqual([prose(200)]);
  });

  it('gives back the paragraphs of any wrapped text', async () => {
    const paragraph = fc
      .tuple(fc.integer({ min: 1, max: 300 }), fc.nat({ max: 6 }))
      .map(([length, turn]) => prose(length, turn));
    await fc.assert(
      fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 8 }), async (paragraphs) => {
        expect(await join(paragraphs.map((text) => wrap(text)).join('\n\n'))).toEqual(paragraphs);
        expect(await join(paragraphs.map((text) => wrap(text)).join('\n'))).toEqual(paragraphs);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves lines alone where a line is a paragraph', async () => {
    const joiner = new ParagraphJoiner({ usualGap: 0, proseIndent: 4 });
    const [line] = [{ number: 0, text: prose(100), indent: 4, width: 200, blanksBefore: 0 }];
    expect(joiner.add(line)).toBeUndefined();
    expect(joiner.add({ ...line, text: '第二段', indent: 0 })).toBe(prose(100));
  });

  it('joins a quotation that is set in as a whole', async () => {
    const quotation = prose(150);
    expect(await join(wrap(quotation, { first: '　　　　　', rest: '　　' }))).toEqual([quotation]);
  });

  it('joins what a second breaking of the lines left over', async () => {
    const lines = [
      '　　　　盐埠有石阶四十一级，级各有名；最下一级无名，常在水中，见者少。初',
      '来的',
      '　　人问起来，老人便指水。',
    ];
    expect(await join(lines.join('\n'))).toEqual([
      '盐埠有石阶四十一级，级各有名；最下一级无名，常在水中，见者少。初来的人问起来，老人便指水。',
    ]);
  });

  it('keeps the lines of a verse apart', async () => {
    expect(await join('　　　　潮大不留人，\n　　　　潮小不留船。')).toEqual(['潮大不留人，', '潮小不留船。']);
  });

  it('puts Latin words together with a space, and a divided word without its hyphen', async () => {
    const text =
      'The sellers stood on the wet sand at the lowest step of the stairs bare-\nfoot beside their baskets of fish, and waited for the water to come back\nto them.';
    const joiner = new ParagraphJoiner({ usualGap: 1, proseIndent: 0, wrapWidth: 72 });
    const ended: (string | undefined)[] = [];
    for await (const lines of streamLines(textSource(text), 'utf-8'))
      for (const line of lines) ended.push(joiner.add(line));
    expect(joiner.end()).toMatch(/stairs barefoot beside .* come back to them\.$/);
    expect(ended.filter((paragraph) => paragraph !== undefined)).toEqual([]);
  });
});
