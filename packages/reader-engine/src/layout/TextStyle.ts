/** How a chapter's text is set, all lengths in px. */
export interface TextStyle {
  /** Width of a line. */
  column: number;
  /** Height of a page's text area. */
  height: number;
  lineHeight: number;
  /** Extra space between paragraphs on the same page. */
  paragraphGap: number;
  /** Indent of a paragraph's first line, in em. */
  indent: number;
  /** Squeeze punctuation inside lines and at their ends. */
  punctuationCompression: boolean;
  heading: HeadingStyle;
}

export interface HeadingStyle {
  lineHeight: number;
  /** Space above and below the heading. */
  above: number;
  below: number;
}
