import type { TextStyle } from '../layout/TextStyle.ts';

/** Twenty characters a line and ten lines a page at an em of 16. */
export const aTextStyle = (change: Partial<TextStyle> = {}): TextStyle => ({
  column: 320,
  height: 300,
  lineHeight: 30,
  paragraphGap: 0,
  indent: 2,
  punctuationCompression: true,
  heading: { lineHeight: 30, above: 30, below: 30 },
  ...change,
});
