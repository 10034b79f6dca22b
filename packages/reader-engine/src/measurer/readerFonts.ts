import { headingSizeOf } from '../layout/pageGeometry.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import type { MeasureFont, TextMeasurer } from './TextMeasurer.ts';

export interface ReaderFonts {
  body: TextMeasurer;
  heading: TextMeasurer;
}

/** The fonts of a style, in the sizes that CSS is told; asked for together, they are measured together. */
export const readerFonts = (measure: MeasureFont, style: ReaderStyle): ReaderFonts => ({
  body: measure({ family: style.fontFamily, size: style.fontSize / style.textZoom, weight: 400 }),
  heading: measure({ family: style.headingFamily, size: headingSizeOf(style) / style.textZoom, weight: 600 }),
});
