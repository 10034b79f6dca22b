import { createTextIndex } from '../drawing/createTextIndex.ts';
import type { DrawnText } from '../drawing/DrawnText.ts';
import type { DrawnPage } from './drawTextPage.ts';
import { headingWords } from './headingWords.ts';

export interface DrawnChapter extends DrawnPage {
  chapterId: string;
  title: string;
  text: string;
}

export const drawnLines = ({ chapterId, title, text, heading, lines }: DrawnChapter): DrawnText => ({
  chapterId,
  boxesOf: (from, to) =>
    lines.flatMap(({ element, start, end }) =>
      from < end && to > start ? createTextIndex(element).boxesOf(Math.max(0, from - start), to - start) : [],
    ),
  parts: () => lines,
  words: () => [headingWords(title, heading), { text, parts: lines }],
});
