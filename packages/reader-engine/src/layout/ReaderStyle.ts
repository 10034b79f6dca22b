/** How a reader sets their text; lengths are in px unless they say otherwise. */
export interface ReaderStyle {
  /** As it is drawn. */
  fontSize: number;
  /** How much larger the page draws words and their lines than it is told, as hosts and systems have it; mostly 1. */
  textZoom: number;
  /** Ratio to the font size. */
  lineHeight: number;
  /** Extra space between paragraphs, in em. */
  paragraphGap: number;
  /** The least space at each side. */
  margin: number;
  fontFamily: string;
  headingFamily: string;
  /** Pages side by side, where they are wide enough for it; one where it is left out. */
  columns?: 1 | 2;
  /** Compression of punctuation (标点挤压); on where it is left out. */
  punctuationCompression?: boolean;
}
