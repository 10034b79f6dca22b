import type { TextMeasurer } from './TextMeasurer.ts';

/** Widths of a font at another size than the one it was measured at, without asking the page; `ratio` of the new size to that. */
export const scaledMeasurer = (measured: TextMeasurer, ratio: number): TextMeasurer => ({
  get em() {
    return measured.em * ratio;
  },
  width: (run) => measured.width(run) * ratio,
  blank: (mark) => {
    const { before, after } = measured.blank(mark);
    return { before: before * ratio, after: after * ratio };
  },
});
