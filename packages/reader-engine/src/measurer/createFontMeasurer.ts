import type { PageRuler } from './createPageRuler.ts';
import type { FontTraits } from './FontTraits.ts';
import { markBlank } from './markBlank.ts';
import type { MarkBlank, ReaderFont, TextMeasurer } from './TextMeasurer.ts';

const HAN = '国';
/** Many characters in a row make up for the page's own rounding of lengths. */
const EM_SAMPLE = 32;
const COMMON_MARKS = '， 。 、 ： ； ！ ？ “ ” ‘ ’ （ ） 《 》 「 」 【 】 …… ——'.split(' ');
/** Only letters bring a script of their own; digits and signs are drawn by the rules of what stands around them. */
const HAS_LETTER = /[A-Za-z\u00c0-\u1fff]/;
const DIGITS = '0123456789';
const IS_NUMBER = /^[0-9]+$/;
/** Runs remembered for each font; beyond it the memory starts anew. */
const MAX_RUNS = 4000;
/** Widths closer to an em than this are an em: the page rounds lengths to 1/64 px. */
const ROUNDING = 0.05;
const DIGIT_ROUNDING = 0.01;

const amongHan = (run: string): string => HAN + run + HAN;
/** Measured in one piece: where it is as long as its characters are many, each of the marks is as wide as Han. */
const MARKS_SAMPLE = COMMON_MARKS.map(amongHan).join('');
/** A row of one digit, and every digit beside every other one: where all are even, each takes as much of either. */
const ONES = '1'.repeat(EM_SAMPLE);
const DIGIT_PAIRS = Array.from(
  DIGITS,
  (one, at) => one + Array.from(DIGITS.slice(at + 1), (other) => one + other).join(''),
).join('');

/**
 * A canvas knows neither the language nor the script around a mark, and both choose its glyph: a Chinese dash fills two ems
 * on the page and less on a canvas. So marks are measured on the page. It is asked only when a width is wanted, so that
 * fonts made together are measured in one layout. What `traits` tell of the font already is not measured again.
 */
export function createFontMeasurer(
  context: CanvasRenderingContext2D,
  ruler: PageRuler,
  font: ReaderFont,
  traits: FontTraits,
): TextMeasurer {
  const runs = [HAN.repeat(EM_SAMPLE), amongHan(ONES)];
  // Every text has marks, and few titles do.
  if (traits.digitsAreEven === undefined) {
    runs.push(amongHan(DIGIT_PAIRS), ...(font.weight === 400 ? [MARKS_SAMPLE] : []));
  }
  const sample = ruler.put(font, runs);
  const widths = new Map<string, number>();
  const blanks = new Map<string, MarkBlank>();
  let em = 0;
  let digit = 0;

  const readSample = (): void => {
    const [han = 0, ones = 0, pairs = 0, marks = 0] = sample();
    em = han / EM_SAMPLE;
    digit = (ones - 2 * em) / ONES.length;
    traits.digitsAreEven ??= digit > 0 && Math.abs((pairs - 2 * em) / DIGIT_PAIRS.length - digit) < DIGIT_ROUNDING;
    if (marks > 0) traits.marksAreFull ??= Math.abs(marks - MARKS_SAMPLE.length * em) < ROUNDING;
  };

  const knownEm = (): number => {
    if (em === 0) readSample();
    return em;
  };

  /** A canvas draws words as large as it is told, where the page may enlarge them. */
  const onCanvas = (run: string): TextMetrics => {
    context.font = `${font.weight} ${knownEm()}px ${font.family}`;
    return context.measureText(run);
  };

  const remember = (run: string, amongTwo: number): void => {
    const width = amongTwo - 2 * knownEm();
    const ems = Math.round(width / em);
    widths.set(run, Math.abs(width - ems * em) < ROUNDING ? ems * em : width);
  };

  /** Measured together: one layout instead of one for each. */
  const measureMarks = (): void => {
    const measured = traits.marksAreFull ? [] : ruler.put(font, COMMON_MARKS.map(amongHan))();
    COMMON_MARKS.forEach((mark, at) => remember(mark, measured[at] ?? amongHan(mark).length * em));
  };

  const measure = (run: string): void => {
    if (widths.size >= MAX_RUNS) widths.clear();
    knownEm();
    if (HAS_LETTER.test(run)) widths.set(run, onCanvas(run).width);
    else if (traits.digitsAreEven && IS_NUMBER.test(run)) widths.set(run, run.length * digit);
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
