import { describe, expect, it } from 'vitest';
import { parseBook } from './parseBook.ts';
import { fixtureTexts, givenTexts } from './testing/headings/givenTexts.ts';
import type { LabelledText } from './testing/headings/LabelledText.ts';
import { ownTexts } from './testing/headings/ownTexts.ts';
import { f1Of, scoreHeadings } from './testing/headings/scoreHeadings.ts';

const scored = (texts: readonly LabelledText[]) =>
  Promise.all(texts.map(async ({ source, labels }) => scoreHeadings(await parseBook(source), labels)));

describe('a labelled set of headings', () => {
  const folder = process.env['SHUYE_SAMPLE_BOOKS'] ?? '';
  const given = { name: 'of the books of SHUYE_SAMPLE_BOOKS', texts: () => givenTexts(folder), faults: Infinity };
  it.each([
    {
      name: 'of texts that are set for it, in 18 styles and 8 layouts and with what copies do to books',
      texts: ownTexts,
      faults: 0,
    },
    { name: 'of the texts with every trap', texts: fixtureTexts, faults: 0 },
    ...(folder === '' ? [] : [given]),
  ])('$name is found with an F1 of 0.995 at least', async ({ texts, faults }) => {
    const scores = await scored(texts());
    const found = scores.flatMap(({ missed, invented }) => [...missed, ...invented]);
    expect(found.slice(faults)).toEqual([]);
    expect(f1Of(scores)).toBeGreaterThanOrEqual(0.995);
  });
});

it('the score falls with what is missed and what is invented', async () => {
  const [text] = fixtureTexts();
  if (!text) throw new Error('There are no texts.');
  const [first, ...rest] = text.labels;
  const without = await scored([{ ...text, labels: rest }]);
  const more = await scored([{ ...text, labels: [...text.labels, { name: '没有的一章', opening: '没有' }] }]);
  expect(first).toBeDefined();
  expect(without[0]?.invented).toHaveLength(1);
  expect(more[0]?.missed).toHaveLength(1);
  expect(Math.max(f1Of(without), f1Of(more))).toBeLessThan(1);
});
