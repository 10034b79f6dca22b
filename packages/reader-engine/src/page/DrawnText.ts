import type { ShownText } from '../chapters/ReadyChapter.ts';

/** Text of a chapter as it stands in the document. */
export interface DrawnText {
  chapterId: string;
  /** Boxes of a stretch of the source text on the screen, px; none where it is not drawn. */
  boxesOf: (from: number, to: number) => DOMRect[];
}

/** The same for text that is shown in another script: a stretch of the source becomes a stretch of what is shown. */
export const fromSource = (drawn: DrawnText, shown: ShownText | undefined): DrawnText =>
  shown
    ? {
        chapterId: drawn.chapterId,
        boxesOf: (from, to) =>
          drawn.boxesOf(from <= 0 ? 0 : shown.toShown(from - 1) + 1, to <= 0 ? 0 : shown.toShown(to - 1) + 1),
      }
    : drawn;
