import { describe, expect, it } from 'vitest';
import { aNovelChapter, editChapter, type Edits } from '../../test/editedChapter.ts';
import { isDeep } from '../../test/propertyRuns.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import { findRange } from './findRange.ts';
import { rangeAt } from './TextRange.ts';

interface Outcome {
  /** Ranges of which more than half of the characters are still there. */
  surviving: number;
  found: number;
  /** Found where fewer than half of the characters are those that were marked. */
  wrong: number;
  /** Found ranges whose first and last characters were not edited, and those that begin and end at them. */
  unedited: number;
  exact: number;
}

/** Marks ranges all over chapters, edits the chapters, and looks where the ranges went. */
function measure(edits: Edits, chapters = isDeep ? 30 : 12, rangesOfChapter = 60): Outcome {
  const outcome: Outcome = { surviving: 0, found: 0, wrong: 0, unedited: 0, exact: 0 };
  for (let seed = 1; seed <= chapters; seed += 1) {
    const random = seededRandom(seed);
    const paragraphs = aNovelChapter(random, 60);
    const text = `${paragraphs.join('\n')}\n`;
    const edited = editChapter(paragraphs, random, edits);
    const present = new Set(edited.origins);
    for (let range = 0; range < rangesOfChapter; range += 1) {
      const start = Math.floor(random() * (text.length - 130));
      const end = start + 2 + Math.floor(random() ** 2 * 120);
      const marked = Array.from({ length: end - start }, (_, at) => start + at).filter((at) => text[at] !== '\n');
      if (marked.filter((at) => present.has(at)).length * 2 > marked.length) outcome.surviving += 1;
      const found = findRange(rangeAt('c1', text, start, end), edited.text);
      if (found.found === 'lost') continue;
      outcome.found += 1;
      const origins = edited.origins.slice(found.start, found.end);
      const own = origins.filter((origin) => origin >= start && origin < end).length;
      const feeds = edited.text.slice(found.start, found.end).split('\n').length - 1;
      // Words that were replaced where they stood are in their place all the same.
      const isBetween = edited.origins[found.start - 1] === start - 1 && edited.origins[found.end] === end;
      if (own * 2 < origins.length - feeds && !isBetween) outcome.wrong += 1;
      if (!present.has(start) || !present.has(end - 1)) continue;
      outcome.unedited += 1;
      if (origins[0] === start && origins.at(-1) === end - 1) outcome.exact += 1;
    }
  }
  return outcome;
}

describe('a range in a chapter that was edited', () => {
  it.each([
    ['a fifth of the paragraphs corrected', { corrected: 0.2 }],
    ['a fifth corrected, new ones before a tenth', { corrected: 0.2, preceded: 0.1 }],
    ['a fifth corrected, a twentieth taken out', { corrected: 0.2, removed: 0.05 }],
    ['a half corrected', { corrected: 0.5 }],
  ] as const)('is found in at least 95 of 100 cases, and never at other words: %s', (_, edits) => {
    const { surviving, found, wrong, unedited, exact } = measure(edits);
    expect(surviving).toBeGreaterThan(isDeep ? 1500 : 600);
    expect(wrong).toBe(0);
    expect(found / surviving).toBeGreaterThanOrEqual(0.95);
    expect(exact / unedited).toBeGreaterThanOrEqual(0.95);
  });

  it('is lost where its paragraph was taken out, though its sentence stands elsewhere too', () => {
    const [first = '', second = '', third = '', ...rest] = aNovelChapter(seededRandom(7), 30);
    const refrain = '灯要点一夜，谁也不许吹。';
    const text = [first, refrain, second, ...rest, refrain, third].join('\n');
    const start = text.indexOf(refrain);
    const range = rangeAt('c1', text, start, start + refrain.length);
    expect(findRange(range, [first, second, ...rest, refrain, third].join('\n')).found).toBe('lost');
  });

  it('stays in an unchanged text, also where its words stand often', () => {
    const text = '他说。'.repeat(50);
    expect(findRange(rangeAt('c1', text, 60, 63), text)).toEqual({ start: 60, end: 63, found: 'same' });
  });

  it('is lost rather than guessed among words that are all alike', () => {
    const text = '他说。'.repeat(50);
    expect(findRange(rangeAt('c1', text, 60, 63), `新。${text}`).found).toBe('lost');
  });

  it.each([
    ['the first words of a chapter', 0, 6],
    ['the last words of a chapter', 294, 300],
    ['a whole chapter', 0, 300],
  ])('is found where text is put in before and a character is corrected inside: %s', (_, start, end) => {
    const text = Array.from({ length: 300 }, (__, at) => String.fromCharCode(0x4e00 + at)).join('');
    const corrected = `${text.slice(0, start + 2)}改${text.slice(start + 3)}`;
    expect(findRange(rangeAt('c1', text, start, end), `新的一行\n${corrected}`)).toEqual({
      start: start + 5,
      end: end + 5,
      found: 'moved',
    });
  });

  it('is lost in a chapter of other words, and in none', () => {
    const range = rangeAt('c1', '山中灯火一夜未熄，雨还在下。', 2, 4);
    expect(findRange(range, '海上明月共潮生，天涯此时。')).toEqual({ start: 2, end: 4, found: 'lost' });
    expect(findRange(range, '').found).toBe('lost');
  });
});
