import { countWords } from './countWords.ts';
import { detachString } from './detachString.ts';
import { parseCredit } from './parseCredit.ts';
import type { TextLine } from './TextLine.ts';
import type { HeadingCandidate } from './TextSurvey.ts';

/** Columns from which a line is centred whatever the prose looks like. */
const CENTRED = 8;
const MAX_GAP = 2;
const MAX_NEXT = 60;
const SUBTITLE = /^(?:[—―─]{1,4}|-{2,4}|－{1,4})\s{0,4}([^—―─－\s-].{1,40}?)[—―─－\s]{0,8}$/;
const SENTENCE_END = /[。！？!?…；;，,、：:”’」』"]$/;

/** The text of a ——副题 line; undefined for speech and for prose that begins with a dash. */
function parseSubtitle(text: string): string | undefined {
  const subtitle = SUBTITLE.exec(text)?.[1];
  return subtitle === undefined || SENTENCE_END.test(subtitle) ? undefined : subtitle;
}

/** Follows the lines below a possible heading and takes those that belong to it: its subtitle, its credits. */
export class PendingHeading {
  readonly #candidate: HeadingCandidate;
  #subtitle: TextLine | undefined;
  /** The widest gap within the head and below it. */
  #blanksAfter = 0;
  #next: TextLine | undefined;

  constructor(candidate: HeadingCandidate) {
    this.#candidate = candidate;
  }

  /** Whether the line directly below a heading that was parsed as such. */
  get isAboveText(): boolean {
    return this.#candidate.heading !== undefined && this.#next === undefined;
  }

  /** Takes the line as part of the head, or gives back that it is not. */
  take(line: TextLine): boolean {
    if (this.#subtitle && !this.#decideSubtitle(this.#subtitle, line)) return false;
    const { blanksBefore, text, indent } = line;
    if (blanksBefore <= MAX_GAP && this.#mayHaveSubtitle(indent) && parseSubtitle(text) !== undefined) {
      this.#subtitle = line;
      return true;
    }
    const { heading } = this.#candidate;
    const mayHaveCredits = !heading || heading.kind === 'special';
    if (!mayHaveCredits || blanksBefore > MAX_GAP + 1 || parseCredit(text) === undefined) return false;
    this.#extend(line);
    this.#candidate.credits = [...this.#candidate.credits, line.number];
    return true;
  }

  /** The heading, once the line below it is known or the file has ended. */
  close(below?: TextLine): HeadingCandidate {
    const next = this.#next ?? (below === undefined ? this.#subtitle : below);
    this.#candidate.blanksAfter = next ? Math.max(this.#blanksAfter, next.blanksBefore) : Infinity;
    this.#candidate.next = detachString(next?.text.slice(0, MAX_NEXT) ?? '');
    return this.#candidate;
  }

  #mayHaveSubtitle(indent: number): boolean {
    const { subtitle, indent: own, credits } = this.#candidate;
    return subtitle === undefined && credits.length === 0 && (indent >= CENTRED || indent === 0 || own < CENTRED);
  }

  /** A subtitle is centred or has a blank line below; else it is the first line of the text. */
  #decideSubtitle(line: TextLine, below: TextLine): boolean {
    this.#subtitle = undefined;
    if (line.indent < CENTRED && below.blanksBefore === 0) {
      this.#next = line;
      return false;
    }
    this.#candidate.subtitle = { line: line.number, text: detachString(parseSubtitle(line.text) ?? '') };
    this.#extend(line);
    return true;
  }

  #extend({ blanksBefore, text }: TextLine): void {
    this.#blanksAfter = Math.max(this.#blanksAfter, blanksBefore);
    this.#candidate.headWords += countWords(text);
  }
}
