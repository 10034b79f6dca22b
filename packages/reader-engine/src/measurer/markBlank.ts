import type { MarkBlank } from './TextMeasurer.ts';

/** Marks narrower than this part of an em are not full-width and have nothing to give. */
const FULL_WIDTH = 0.9;
/** Air that a compressed mark keeps beside its ink, in em. */
const MIN_AIR = 0.06;
const MAX_BLANK = 0.5;

/**
 * Measures the blank that compression may take from a mark, by its ink; `width` is the mark's width on the page, px.
 */
export function markBlank(ink: TextMetrics, width: number, em: number): MarkBlank {
  if (width < em * FULL_WIDTH || ink.width < em * FULL_WIDTH) return { before: 0, after: 0 };
  // Kernels before Chrome 77 do not tell where the ink is; in the fonts they use, marks fill half their box.
  if (typeof ink.actualBoundingBoxRight !== 'number') return { before: em * MAX_BLANK, after: em * MAX_BLANK };
  const usable = (blank: number): number => Math.max(0, Math.min(em * MAX_BLANK, blank - em * MIN_AIR));
  return { before: usable(-ink.actualBoundingBoxLeft), after: usable(ink.width - ink.actualBoundingBoxRight) };
}
