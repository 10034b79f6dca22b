import { endsParagraph } from './lineShape.ts';
import type { TextLine } from './TextLine.ts';

/** Describes how lines and paragraphs of a text file stand. */
export interface TextLayout {
  /** Columns at which lines were broken by hand; undefined where a line is a paragraph. */
  wrapWidth?: number;
  /** Blank lines between two paragraphs, as a rule. */
  usualGap: number;
  /** Columns before the first word of a paragraph, as a rule. */
  proseIndent: number;
}

const MAX_WIDTH = 200;
/** Narrower columns than this are verse. */
const MIN_WRAP = 36;
/** Lines broken by hand end within a few columns of each other, because of punctuation and Latin words. */
const WINDOW = 4;
const WRAPPED_SHARE = 0.28;
/** Lines at the edge end a sentence by chance only. */
const MAX_CLOSED_SHARE = 0.35;
/** A line that ends no sentence is prose from so many columns on; a shorter one may be a heading. */
const PROSE_WIDTH = 48;
const MAX_GAP = 4;
const MAX_INDENT = 16;

const indexOfMost = (counts: Uint32Array): number =>
  counts.reduce((best, count, at) => (count > (counts[best] ?? 0) ? at : best), 0);

/** Counts what every line of a file looks like; `layout` sums up. */
export class LayoutStats {
  readonly #widths = new Uint32Array(MAX_WIDTH + 1);
  readonly #closedWidths = new Uint32Array(MAX_WIDTH + 1);
  readonly #gaps = { indented: new Uint32Array(MAX_GAP + 1), flush: new Uint32Array(MAX_GAP + 1) };
  readonly #indents = new Uint32Array(MAX_INDENT + 1);
  #lines = 0;
  #previousCloses = false;
  #previousWidth = 0;

  add(line: TextLine): void {
    const { width, indent, blanksBefore, text } = line;
    const closes = endsParagraph(text);
    this.#lines += 1;
    if (blanksBefore === 0) this.#countWidth();
    this.#previousWidth = width;
    const isProse = closes || width >= PROSE_WIDTH;
    if (isProse && this.#previousCloses && indent <= MAX_INDENT) {
      const gaps = indent > 0 ? this.#gaps.indented : this.#gaps.flush;
      const gap = Math.min(MAX_GAP, blanksBefore);
      gaps[gap] = (gaps[gap] ?? 0) + 1;
      this.#indents[indent] = (this.#indents[indent] ?? 0) + 1;
    }
    this.#previousCloses = closes;
  }

  layout(): TextLayout {
    const proseIndent = indexOfMost(this.#indents);
    const usualGap = indexOfMost(proseIndent > 0 ? this.#gaps.indented : this.#gaps.flush);
    const wrapWidth = this.#wrapWidth();
    return { usualGap, proseIndent, ...(wrapWidth === undefined ? {} : { wrapWidth }) };
  }

  /** A line was broken by hand only where the next one goes on directly below: titles and signatures never are. */
  #countWidth(): void {
    const width = this.#previousWidth;
    if (width > MAX_WIDTH) return;
    this.#widths[width] = (this.#widths[width] ?? 0) + 1;
    if (this.#previousCloses) this.#closedWidths[width] = (this.#closedWidths[width] ?? 0) + 1;
  }

  #wrapWidth(): number | undefined {
    let best = { lines: 0, closed: 0, width: 0 };
    for (let width = MIN_WRAP; width <= MAX_WIDTH; width++) {
      const from = width - WINDOW + 1;
      const lines = this.#widths.subarray(from, width + 1).reduce((sum, count) => sum + count, 0);
      const closed = this.#closedWidths.subarray(from, width + 1).reduce((sum, count) => sum + count, 0);
      if (lines >= best.lines && (this.#widths[width] ?? 0) > 0) best = { lines, closed, width };
    }
    const isWrapped = best.lines >= this.#lines * WRAPPED_SHARE && best.closed <= best.lines * MAX_CLOSED_SHARE;
    return isWrapped ? best.width : undefined;
  }
}
