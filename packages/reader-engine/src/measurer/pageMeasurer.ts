import { createMarkRuler, createRulerHost } from './createMarkRuler.ts';
import { markBlank } from './markBlank.ts';
import type { MarkBlank, MeasureFont, ReaderFont, TextMeasurer } from './TextMeasurer.ts';

/** Measured together when a font is first used: one layout instead of one for each. */
const COMMON_MARKS = [
  '，',
  '。',
  '、',
  '：',
  '；',
  '！',
  '？',
  '“',
  '”',
  '‘',
  '’',
  '（',
  '）',
  '《',
  '》',
  '「',
  '」',
  '……',
  '——',
];
/** Only letters bring a script of their own; digits and signs are drawn by the rules of what stands around them. */
const HAS_LETTER = /[A-Za-z\u00c0-\u1fff]/;
/** Runs remembered for each font; beyond it the memory starts anew. */
const MAX_RUNS = 4000;
/** Widths closer to an em than this are an em: the page rounds lengths to 1/64 px. */
const ROUNDING = 0.05;

function createFontMeasurer(context: CanvasRenderingContext2D, host: HTMLElement, font: ReaderFont): TextMeasurer {
  const ruler = createMarkRuler(host, font);
  const { em } = ruler;
  const widths = new Map<string, number>();
  const blanks = new Map<string, MarkBlank>();
  const onCanvas = (run: string): TextMetrics => {
    context.font = `${font.weight} ${font.size}px ${font.family}`;
    return context.measureText(run);
  };

  const remember = (runs: readonly string[]): void => {
    ruler.widths(runs).forEach((width, at) => {
      const ems = Math.round(width / em);
      widths.set(runs[at] ?? '', Math.abs(width - ems * em) < ROUNDING ? ems * em : width);
    });
  };
  remember(COMMON_MARKS);

  const width = (run: string): number => {
    const known = widths.get(run);
    if (known !== undefined) return known;
    if (widths.size >= MAX_RUNS) widths.clear();
    if (HAS_LETTER.test(run)) widths.set(run, onCanvas(run).width);
    else remember([run]);
    return widths.get(run) ?? 0;
  };

  return {
    em,
    width,
    blank: (mark) => {
      const blank = blanks.get(mark) ?? markBlank(onCanvas(mark), width(mark), em);
      blanks.set(mark, blank);
      return blank;
    },
  };
}

function createPageMeasurer(document: Document): MeasureFont {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('Text cannot be measured: this browser gives no canvas.');
  const fonts = new Map<string, TextMeasurer>();
  const host = createRulerHost(document);

  return (font) => {
    const key = `${font.weight}/${font.size}/${font.family}`;
    const known = fonts.get(key);
    if (known) return known;
    const made = createFontMeasurer(context, host, font);
    fonts.set(key, made);
    return made;
  };
}

// A document draws all its readers with the same fonts, so it has one measurer.
const measurers = new WeakMap<Document, MeasureFont>();

/** Widths as this page draws them; each font is measured once and remembered. */
export function pageMeasurer(document: Document): MeasureFont {
  const known = measurers.get(document);
  if (known) return known;
  const made = createPageMeasurer(document);
  measurers.set(document, made);
  return made;
}
