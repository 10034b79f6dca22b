import type { ShownText } from '../chapters/ReadyChapter.ts';
import type { DrawnPart, DrawnWords } from './DrawnWords.ts';

export interface DrawnText {
  chapterId: string;
  /** Boxes of a stretch of the source text on the screen, px; none where it is not drawn. */
  boxesOf: (from: number, to: number) => DOMRect[];
  parts: () => readonly DrawnPart[];
  toSource?: (offset: number) => number;
  /** Title and text as they are to be copied; absent where the browser knows better, as of markup. */
  words?: () => readonly DrawnWords[];
}

/** The same for text that is shown in another script: a stretch of the source becomes a stretch of what is shown. */
export const fromSource = (drawn: DrawnText, shown: ShownText | undefined): DrawnText =>
  shown
    ? {
        ...drawn,
        toSource: shown.toSource,
        boxesOf: (from, to) =>
          drawn.boxesOf(from <= 0 ? 0 : shown.toShown(from - 1) + 1, to <= 0 ? 0 : shown.toShown(to - 1) + 1),
      }
    : drawn;
