/** Empty space inside a punctuation mark's own box, px: what compression may take from it. */
export interface MarkBlank {
  before: number;
  after: number;
}

/** Widths of one font at one size, px. The same text always gives the same width. */
export interface TextMeasurer {
  readonly em: number;
  width: (run: string) => number;
  blank: (mark: string) => MarkBlank;
}

export interface ReaderFont {
  family: string;
  /** px */
  size: number;
  weight: 400 | 600;
}

export type MeasureFont = (font: ReaderFont) => TextMeasurer;
