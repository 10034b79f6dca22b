/** Empty space inside a punctuation mark's own box, px: what a squeeze may take from it. */
export interface MarkBlank {
  before: number;
  after: number;
}

/** Widths of one font at one size, px. The same text always gives the same width. */
export interface TextMeasurer {
  /** Width of a full-width character. */
  readonly em: number;
  /** Width of a run that is drawn in one piece. */
  width: (run: string) => number;
  blank: (mark: string) => MarkBlank;
}

export interface ReaderFont {
  /** A CSS `font-family` value. */
  family: string;
  /** px */
  size: number;
  weight: 400 | 600;
}

export type MeasureFont = (font: ReaderFont) => TextMeasurer;
