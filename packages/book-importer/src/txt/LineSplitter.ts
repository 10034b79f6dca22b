import { matchesOf } from '../matchesOf.ts';

/** Longer lines are cut after a sentence: a file without line ends must not become one paragraph of megabytes. */
const MAX_LINE = 20_000;
const LOOK_BACK = 4000;
const SENTENCE_END = /[。！？!?…．.]["'”’」』）)]{0,4}/g;

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const OTHER_ENDS = new Set([11, 12, 0x85, 0x2028, 0x2029]);

function sentenceEnd(text: string): number {
  const from = MAX_LINE - LOOK_BACK;
  let end = MAX_LINE;
  for (const match of matchesOf(text.slice(from, MAX_LINE), SENTENCE_END)) end = from + match.index + match[0].length;
  return end;
}

/** Cuts a text that arrives in pieces into lines; CR LF, LF, CR, form feed and the Unicode separators all end a line. */
export class LineSplitter {
  #held = '';
  #afterReturn = false;

  /** The lines that the piece completes. */
  push(piece: string): string[] {
    const lines: string[] = [];
    let start = 0;
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (code === LINE_FEED && this.#afterReturn) start = at + 1;
      else if (code === LINE_FEED || code === CARRIAGE_RETURN || OTHER_ENDS.has(code)) {
        lines.push(this.#held + piece.slice(start, at));
        this.#held = '';
        start = at + 1;
      }
      this.#afterReturn = code === CARRIAGE_RETURN;
    }
    this.#held += piece.slice(start);
    while (this.#held.length > MAX_LINE) {
      const end = sentenceEnd(this.#held);
      lines.push(this.#held.slice(0, end));
      this.#held = this.#held.slice(end);
    }
    return lines;
  }

  /** Gives the text behind the last line end. */
  end(): string[] {
    return this.#held === '' ? [] : [this.#held];
  }
}
