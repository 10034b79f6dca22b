/** How text looks, as a reader chooses it. */
export interface ReaderStyle {
  /** px */
  fontSize: number;
  /** Ratio to the font size. */
  lineHeight: number;
  /** Extra space between paragraphs, in em. */
  paragraphGap: number;
  /** Least space at each side, px. */
  margin: number;
  /** CSS `font-family` of the text, and of the chapter's title. */
  fontFamily: string;
  headingFamily: string;
  /** Pages side by side, where they are wide enough for it; one where it is left out. */
  columns?: 1 | 2;
  /** Squeeze punctuation; left out, it is. */
  punctuationCompression?: boolean;
}
