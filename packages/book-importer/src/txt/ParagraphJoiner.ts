import { EDGE } from './isInsideParagraph.ts';
import type { TextLayout } from './LayoutStats.ts';
import { stopsMidSentence } from './lineShape.ts';
import type { TextLine } from './TextLine.ts';

/** A piece this short is what a second breaking of the lines left over. */
const LEFTOVER = 16;
/** Columns by which punctuation may hang over the edge. */
const OVERHANG = 2;
const LATIN_END = /[A-Za-z0-9,;.:!?)'"’”]$/;
const LATIN_START = /^[A-Za-z0-9('"‘“]/;
const HYPHENATED = /[A-Za-z]-$/;
const WIDE_LATIN = /[Ａ-Ｚａ-ｚ]$/;

/** A text whose lines never end a paragraph is one paragraph all through; from this length on a line end ends it. */
const MAX_PARAGRAPH = 20_000;
/** The very end of the first line decides how two lines are joined. */
const END = 2;

/** Parts the text that ends with `end` from the next line; undefined where its hyphen is left out. */
function joint(end: string, { text: next, indent }: TextLine): string | undefined {
  if (HYPHENATED.test(end) && /^[a-z]/.test(next)) return undefined;
  if (WIDE_LATIN.test(end) && indent > 0) return '\u3000';
  return LATIN_END.test(end) && LATIN_START.test(next) ? ' ' : '';
}

export class ParagraphJoiner {
  readonly #wrapWidth: number | undefined;
  #parts: string[] = [];
  #length = 0;
  /** The last two lines of the open paragraph. */
  #above: TextLine | undefined;
  #secondAbove: TextLine | undefined;

  constructor({ wrapWidth }: TextLayout) {
    this.#wrapWidth = wrapWidth;
  }

  /** Gives back the paragraph that the line ends, if it does not go on with it. */
  add(line: TextLine): string | undefined {
    const goesOn = this.#goesOn(line);
    const ended = goesOn ? undefined : this.end();
    const between = goesOn ? joint(this.#above?.text.slice(-END) ?? '', line) : '';
    if (between === undefined) this.#parts.push(this.#parts.pop()?.slice(0, -1) ?? '', line.text);
    else this.#parts.push(between, line.text);
    this.#length += line.text.length;
    this.#secondAbove = this.#above;
    this.#above = line;
    return ended;
  }

  end(): string | undefined {
    const text = this.#parts.join('');
    this.#parts = [];
    this.#length = 0;
    this.#above = undefined;
    this.#secondAbove = undefined;
    return text === '' ? undefined : text;
  }

  #isFull(line: TextLine | undefined): boolean {
    const edge = this.#wrapWidth;
    return line !== undefined && edge !== undefined && line.width >= edge - EDGE && line.width <= edge + OVERHANG;
  }

  #goesOn({ indent, blanksBefore }: TextLine): boolean {
    const above = this.#above;
    if (!above || blanksBefore > 0 || this.#length > MAX_PARAGRAPH) return false;
    if (!this.#isFull(above)) return this.#isLeftover(above);
    if (indent === 0 || indent < above.indent || stopsMidSentence(above.text)) return true;
    return indent === above.indent && this.#secondAbove !== undefined;
  }

  /** A few characters that a second, narrower breaking pushed onto a line of their own. */
  #isLeftover(line: TextLine): boolean {
    return (
      line.indent === 0 && line.width <= LEFTOVER && this.#isFull(this.#secondAbove) && stopsMidSentence(line.text)
    );
  }
}
