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
function paragraphsOf(text: string, change: Partial<ReaderStyle>): Text[] {
  const style = aReaderStyle(change);
  const setting = { style, geometry: pageGeometry(style, { width: 390, height: 780 }) };
  const section = document.createElement('section');
  section.lang = 'zh-CN';
  document.body.replaceChildren(section);
  const { writeMore } = fillScrollSection(section, { kind: 'text', chapter: aChapter(), text }, setting);
  writeMore?.(Infinity);
  return Array.from(section.querySelectorAll('p'), ({ firstChild }) => firstChild).filter(
    (node) => node instanceof Text,
  );
}

/** A paragraph line by line; what is not drawn belongs to the line before it. */
function linesOf(node: Text): string[] {
  const range = document.createRange();
  const starts: number[] = [];
  let bottom = -Infinity;
  for (let at = 0; at < node.data.length; at++) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const [box] = range.getClientRects();
    if (!box || box.width === 0 || box.top < bottom) continue;
    starts.push(at);
    ({ bottom } = box);
  }
  return starts.map((start, line) => node.data.slice(start, starts[line + 1]).replace('\n', ''));
}

const EMS = 17;
const FONT_SIZE = 20;
const filled = (length: number): string => '山中灯火一夜未熄他没有回头看那条来时的路一直往山上走去'.slice(0, length);
/** Behind the indent of two characters, the first line is full. */
const first = filled(EMS - 2);

describe('lines of a scroll', () => {
  it.each(['〜', 'ー', 'っ', '々', '。', '”', '……'])('begin with no %s', (mark) => {
    const [node] = paragraphsOf(`${first}${mark}他没有回头`, { fontSize: FONT_SIZE });
    const lines = node ? linesOf(node) : [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).not.toMatch(new RegExp(`^${mark}`));
  });

  it('end with no opening mark', () => {
    const [node] = paragraphsOf(`${first.slice(1)}“他没有回头`, { fontSize: FONT_SIZE });
    expect(node && linesOf(node)).toEqual([first.slice(1), '“他没有回头']);
  });

  it.each([
    ['half their blanks where they stand in a row', true, 9],
    ['nothing where the reader does not want it', false, 11],
  ])('give up %s', (_, squeeze, ems) => {
    const [node] = paragraphsOf('他说：“好。”“走。”', { fontSize: FONT_SIZE, squeeze });
    const range = document.createRange();
    if (node) range.selectNodeContents(node);
    expect(range.getBoundingClientRect().width).toBeCloseTo(ems * FONT_SIZE, 0);
  });
});

/** Kernels take these for letters, and no property of CSS binds them to what stands before them. */
const UNBOUND = '·～';
const startsWrong = (words: string): boolean => isForbiddenAtStart(words) && !UNBOUND.includes(words.charAt(0));

describe.each(books)('$name, in a scroll', ({ text }) => {
  const chapters = chaptersOf(text);
  const read = [...new Set([0, Math.floor(chapters.length / 2)])].map((at) => chapters[at] ?? '');

  it.each([16, 23])('in %i px, has no line that begins or ends badly', (fontSize) => {
    const bad: string[] = [];
    let count = 0;
    for (const lines of read.flatMap((chapter) => paragraphsOf(chapter, { fontSize }).map(linesOf))) {
      lines.forEach((words, at) => {
        const before = lines[at - 1] ?? '';
        const startsBadly = at > 0 && !isEndlessRow(before, words) && startsWrong(words);
        const endsBadly = at + 1 < lines.length && isForbiddenAtEnd(words.trimEnd().slice(-1));
        if (startsBadly || endsBadly) bad.push(`${before.slice(-8)}|${words}`);
      });
      count += lines.length;
    }
    expect(bad).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});
