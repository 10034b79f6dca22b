/** How a chapter's text is set, all lengths in px. */
export interface TextStyle {
  column: number;
  height: number;
  lineHeight: number;
  /** Extra space between paragraphs on the same page. */
  paragraphGap: number;
  /** Indent of a paragraph's first line, in em. */
  indent: number;
  punctuationCompression: boolean;
  heading: HeadingStyle;
}

export interface HeadingStyle {
  lineHeight: number;
  above: number;
  below: number;
}
