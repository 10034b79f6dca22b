import type { PageRuler } from './createPageRuler.ts';
import { markBlank } from './markBlank.ts';
import type { MarkBlank, ReaderFont, TextMeasurer } from './TextMeasurer.ts';

const HAN = '国';
/** Many characters in a row make up for the page's own rounding of lengths. */
const EM_SAMPLE = 32;
const COMMON_MARKS = '， 。 、 ： ； ！ ？ “ ” ‘ ’ （ ） 《 》 「 」 …… ——'.split(' ');
/** Only letters bring a script of their own; digits and signs are drawn by the rules of what stands around them. */
const HAS_LETTER = /[A-Za-z\u00c0-\u1fff]/;
/** Runs remembered for each font; beyond it the memory starts anew. */
const MAX_RUNS = 4000;
/** Widths closer to an em than this are an em: the page rounds lengths to 1/64 px. */
const ROUNDING = 0.05;

const amongHan = (run: string): string => HAN + run + HAN;
/** Measured in one piece: where it is as long as its characters are many, each of the marks is as wide as Han. */
const MARKS_SAMPLE = COMMON_MARKS.map(amongHan).join('');

/**
 * A canvas knows neither the language nor the script around a mark, and both choose its glyph: a Chinese dash fills two ems
 * on the page and less on a canvas. So marks are measured on the page. It is asked only when a width is wanted, so that
 * fonts made together are measured in one layout.
 */
export function createFontMeasurer(
  context: CanvasRenderingContext2D,
  ruler: PageRuler,
  font: ReaderFont,
): TextMeasurer {
  // Every text has marks, and few titles do.
  const sample = ruler.put(font, [HAN.repeat(EM_SAMPLE), ...(font.weight === 400 ? [MARKS_SAMPLE] : [])]);
  const widths = new Map<string, number>();
  const blanks = new Map<string, MarkBlank>();
  let em = 0;

  const onCanvas = (run: string): TextMetrics => {
    context.font = `${font.weight} ${font.size}px ${font.family}`;
    return context.measureText(run);
  };

  const knownEm = (): number => {
    if (em === 0) em = (sample()[0] ?? 0) / EM_SAMPLE;
    return em;
  };

  const remember = (run: string, amongTwo: number): void => {
    const width = amongTwo - 2 * knownEm();
    const ems = Math.round(width / em);
    widths.set(run, Math.abs(width - ems * em) < ROUNDING ? ems * em : width);
  };

  /** Measured together: one layout instead of one for each. */
  const measureMarks = (): void => {
    const [, whole = 0] = sample();
    const isFullWidth = Math.abs(whole - MARKS_SAMPLE.length * knownEm()) < ROUNDING;
    const measured = isFullWidth ? [] : ruler.put(font, COMMON_MARKS.map(amongHan))();
    COMMON_MARKS.forEach((mark, at) => remember(mark, measured[at] ?? amongHan(mark).length * em));
  };

  const measure = (run: string): void => {
    if (widths.size >= MAX_RUNS) widths.clear();
    if (HAS_LETTER.test(run)) widths.set(run, onCanvas(run).width);
    else if (COMMON_MARKS.includes(run)) measureMarks();
    else remember(run, ruler.put(font, [amongHan(run)])()[0] ?? 0);
  };

  const width = (run: string): number => {
    if (!widths.has(run)) measure(run);
    return widths.get(run) ?? 0;
  };

  return {
    get em() {
      return knownEm();
    },
    width,
    blank: (mark) => {
      const blank = blanks.get(mark) ?? markBlank(onCanvas(mark), width(mark), knownEm());
      blanks.set(mark, blank);
      return blank;
    },
  };
}
