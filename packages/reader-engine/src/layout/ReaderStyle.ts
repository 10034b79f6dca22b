export interface ReaderStyle {
  /** px */
  fontSize: number;
  /** Ratio to the font size. */
  lineHeight: number;
  /** Extra space between paragraphs, in em. */
  paragraphGap: number;
  /** Least space at each side, px. */
  margin: number;
  fontFamily: string;
  headingFamily: string;
  /** Pages side by side, where they are wide enough for it; one where it is left out. */
  columns?: 1 | 2;
  /** Compress punctuation (标点挤压); on where it is left out. */
  punctuationCompression?: boolean;
}
