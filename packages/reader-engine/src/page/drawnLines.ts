import { createTextIndex } from './createTextIndex.ts';
import type { DrawnText } from './DrawnText.ts';
import type { DrawnLine } from './drawTextPage.ts';

/** Lines of plain text, each found by its offsets. */
export const drawnLines = (chapterId: string, lines: readonly DrawnLine[]): DrawnText => ({
  chapterId,
  boxesOf: (from, to) =>
    lines.flatMap(({ element, start, end }) =>
      from < end && to > start ? createTextIndex(element).boxesOf(Math.max(0, from - start), to - start) : [],
    ),
});
