import { books } from 'virtual:sample-books';
import { aChapter } from '@shuye/core-domain/testing';
import { describe, expect, it } from 'vitest';
import { isForbiddenAtEnd, isForbiddenAtStart } from '../layout/lineEnds.ts';
import { pageGeometry } from '../layout/pageGeometry.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import { chaptersOf } from '../testing/chaptersOf.ts';
import { isEndlessRow } from '../testing/isEndlessRow.ts';
import { aReaderStyle } from '../testing/mountView.ts';
import { fillScrollSection } from './fillScrollSection.ts';

/** The paragraphs of a text as a scroll of a phone's width shows them. */
function paragraphsOf(text: string, change: Partial<ReaderStyle>): HTMLElement[] {
  const style = aReaderStyle(change);
  const geometry = pageGeometry(style, { width: 390, height: 780 });
  const section = document.createElement('section');
  section.lang = 'zh-CN';
  document.body.replaceChildren(section);
  const { writeMore } = fillScrollSection(section, { kind: 'text', chapter: aChapter(), text }, geometry);
  writeMore?.(Infinity);
  return Array.from(section.querySelectorAll('p'));
}

/** A paragraph line by line; what is not drawn belongs to the line before it. */
function linesOf(paragraph: HTMLElement): string[] {
  const range = document.createRange();
  const lines: string[] = [];
  let bottom = -Infinity;
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    for (let at = 0; at < node.data.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [box] = range.getClientRects();
      const isNew = box && box.width > 0 && box.top >= bottom;
      if (isNew) ({ bottom } = box);
      if (isNew) lines.push('');
      lines.push((lines.pop() ?? '') + node.data.charAt(at));
    }
  }
  return lines.map((line) => line.replace('\n', ''));
}

const EMS = 17;
const FONT_SIZE = 20;
const filled = (length: number): string => '山中灯火一夜未熄他没有回头看那条来时的路一直往山上走去'.slice(0, length);
/** Behind the indent of two characters, the first line is full. */
const first = filled(EMS - 2);

describe('lines of a scroll', () => {
  it.each(['”', '’', '……', '——'])('may end before a quotation that begins behind %s', (mark) => {
    const text = `${first.slice(mark.length)}${mark}“他没有回头`;
    const [paragraph] = paragraphsOf(text, { fontSize: FONT_SIZE });
    const lines = paragraph ? linesOf(paragraph) : [];
    expect(lines).toEqual([text.slice(0, first.length), '“他没有回头']);
  });

  it.each(['〜', 'ー', 'っ', '々', '。', '”', '……', '·', '》·', '～', '～～', '！～', '）％', '☆～', '𠮷·', ' ～'])(
    'begin with no %s',
    (mark) => {
      // There is room for all of it but its last character.
      const text = `${first.slice([...mark].length - 1)}${mark}他没有回头`;
      const [paragraph] = paragraphsOf(text, { fontSize: FONT_SIZE });
      const lines = paragraph ? linesOf(paragraph) : [];
      expect(lines).toHaveLength(2);
      expect(lines.join('')).toBe(text);
      expect(isForbiddenAtStart(lines[1] ?? '')).toBe(false);
    },
  );

  it('end with no opening mark', () => {
    const [paragraph] = paragraphsOf(`${first.slice(1)}“他没有回头`, { fontSize: FONT_SIZE });
    expect(paragraph && linesOf(paragraph)).toEqual([first.slice(1), '“他没有回头']);
  });

  it('end with no sign that belongs to what follows', () => {
    const [paragraph] = paragraphsOf(`${first.slice(1)}￥（九百）他没有回头`, { fontSize: FONT_SIZE });
    expect(paragraph && linesOf(paragraph)).toEqual([first.slice(1), '￥（九百）他没有回头']);
  });

  it('keep a short row of one mark whole, and part a long one behind eight of them at the least', () => {
    const [short, long] = paragraphsOf(`${first.slice(4)}啊${'～'.repeat(12)}\n${first.slice(4)}啊${'～'.repeat(30)}`, {
      fontSize: FONT_SIZE,
    });
    expect(short && linesOf(short)).toEqual([first.slice(4), `啊${'～'.repeat(12)}`]);
    const lines = long ? linesOf(long) : [];
    expect(lines.join('')).toBe(`${first.slice(4)}啊${'～'.repeat(30)}`);
    for (const [at, line] of lines.slice(1).entries()) {
      expect(isEndlessRow(lines[at] ?? '', line) || !isForbiddenAtStart(line)).toBe(true);
      expect(line.length).toBeLessThanOrEqual(EMS);
    }
  });

  it.each([
    ['half their blanks where they stand in a row', true, 9],
    ['nothing where the reader does not want it', false, 11],
  ])('give up %s', (_, punctuationCompression, ems) => {
    const [paragraph] = paragraphsOf('他说：“好。”“走。”', { fontSize: FONT_SIZE, punctuationCompression });
    const range = document.createRange();
    if (paragraph) range.selectNodeContents(paragraph);
    expect(range.getBoundingClientRect().width).toBeCloseTo(ems * FONT_SIZE, 0);
  });
});

describe.each(books)('$name, in a scroll', ({ text }) => {
  const chapters = chaptersOf(text);
  const read = [...new Set([0, Math.floor(chapters.length / 2)])].map((at) => chapters[at] ?? '');

  it.each([16, 23])('in %i px, has no line that begins or ends badly', (fontSize) => {
    const bad: string[] = [];
    let count = 0;
    for (const lines of read.flatMap((chapter) => paragraphsOf(chapter, { fontSize }).map(linesOf))) {
      lines.forEach((words, at) => {
        const before = lines[at - 1] ?? '';
        const startsBadly = at > 0 && !isEndlessRow(before, words) && isForbiddenAtStart(words);
        const endsBadly = at + 1 < lines.length && isForbiddenAtEnd(words.trimEnd().slice(-1));
        if (startsBadly || endsBadly) bad.push(`${before.slice(-8)}|${words}`);
      });
      count += lines.length;
    }
    expect(bad).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});
