import { EDGE } from './isInsideParagraph.ts';
import type { TextLayout } from './LayoutTally.ts';
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

function join(text: string, { text: next, indent }: TextLine): string {
  if (HYPHENATED.test(text) && /^[a-z]/.test(next)) return text.slice(0, -1) + next;
  if (WIDE_LATIN.test(text) && indent > 0) return `${text}\u3000${next}`;
  return LATIN_END.test(text) && LATIN_START.test(next) ? `${text} ${next}` : text + next;
}

/** Puts paragraphs together again whose lines were broken by hand. */
export class ParagraphJoiner {
  readonly #wrapWidth: number | undefined;
  #text = '';
  #lines: TextLine[] = [];

  constructor({ wrapWidth }: TextLayout) {
    this.#wrapWidth = wrapWidth;
  }

  /** Takes the next line; gives back the paragraph that it ends, if it does not go on with it. */
  add(line: TextLine): string | undefined {
    const goesOn = this.#goesOn(line);
    const ended = goesOn ? undefined : this.end();
    this.#text = goesOn ? join(this.#text, line) : line.text;
    this.#lines.push(line);
    return ended;
  }

  /** The paragraph that is still open. */
  end(): string | undefined {
    const text = this.#text;
    this.#text = '';
    this.#lines = [];
    return text === '' ? undefined : text;
  }

  #isFull(line: TextLine | undefined): boolean {
    const edge = this.#wrapWidth;
    return line !== undefined && edge !== undefined && line.width >= edge - EDGE && line.width <= edge + OVERHANG;
  }

  #goesOn({ indent, blanksBefore }: TextLine): boolean {
    const above = this.#lines.at(-1);
    if (!above || blanksBefore > 0) return false;
    if (!this.#isFull(above)) return this.#isLeftover(above);
    if (indent === 0 || indent < above.indent || stopsMidSentence(above.text)) return true;
    return indent === above.indent && this.#lines.length > 1;
  }

  /** A few characters that a second, narrower breaking pushed onto a line of their own. */
  #isLeftover(line: TextLine): boolean {
    return (
      line.indent === 0 && line.width <= LEFTOVER && this.#isFull(this.#lines.at(-2)) && stopsMidSentence(line.text)
    );
  }
}
