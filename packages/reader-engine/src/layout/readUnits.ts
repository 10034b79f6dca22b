import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { CharKind, charKind } from './charKind.ts';
import { clusterEnd } from './clusterEnd.ts';
import { UnitFlag, type Units } from './createUnits.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';
import { wordEnd } from './wordEnd.ts';

const STRAIGHT_QUOTE = '"';

export interface UnitSource {
  text: string;
  /** The paragraph, without its line feed. */
  from: number;
  to: number;
  measurer: TextMeasurer;
  /** Words wider than this are set character by character, px. */
  limit: number;
}

function put(units: Units, start: number, kind: number, width: number, flags: number): number {
  const at = units.count++;
  units.start[at] = start;
  units.kind[at] = kind;
  units.width[at] = width;
  units.space[at] = 0;
  units.blankBefore[at] = 0;
  units.blankAfter[at] = 0;
  units.flags[at] = flags;
  return at;
}

function putMark(units: Units, start: number, kind: number, char: string, measurer: TextMeasurer): void {
  const flags =
    (isForbiddenAtStart(char) ? UnitFlag.NeverFirst : 0) | (isForbiddenAtEnd(char) ? UnitFlag.NeverLast : 0);
  const at = put(units, start, kind, measurer.width(char), flags);
  if (kind !== CharKind.Opening && kind !== CharKind.Closing) return;
  const blank = measurer.blank(char);
  units.blankBefore[at] = kind === CharKind.Opening ? blank.before : 0;
  units.blankAfter[at] = kind === CharKind.Closing ? blank.after : 0;
}

/** A row of dashes or dots is drawn, and so measured, in one piece; one that is longer than a line is cut into pairs. */
function putRun(units: Units, { text, measurer, limit }: UnitSource, from: number, to: number, kind: number): void {
  const width = measurer.width(text.slice(from, to));
  const step = width > limit ? 2 : to - from;
  for (let at = from; at < to; at += step) {
    const never = kind === CharKind.Ellipsis && at === from ? UnitFlag.NeverFirst : 0;
    const piece = text.slice(at, Math.min(to, at + step));
    put(units, at, kind, measurer.width(piece), never | (at > from ? UnitFlag.Fragment : 0));
  }
}

function putFragments(units: Units, { text, measurer }: UnitSource, from: number, to: number): void {
  for (let at = from; at < to;) {
    const end = clusterEnd(text, at, to);
    const char = text.slice(at, end);
    const never =
      (isForbiddenAtStart(char) ? UnitFlag.NeverFirst : 0) | (isForbiddenAtEnd(char) ? UnitFlag.NeverLast : 0);
    put(units, at, CharKind.Latin, measurer.width(char), never | (at > from ? UnitFlag.Fragment : 0));
    at = end;
  }
}

/** Straight quotes open and close in turn within a paragraph. */
function wordFlags(word: string, quotesBefore: number): number {
  const quotes = word.split(STRAIGHT_QUOTE).length - 1;
  const first = word.charAt(0);
  const last = word.charAt(word.length - 1);
  const firstCloses = first === STRAIGHT_QUOTE && quotesBefore % 2 === 1;
  const lastOpens = last === STRAIGHT_QUOTE && (quotesBefore + quotes) % 2 === 1;
  return (
    (firstCloses || isForbiddenAtStart(first) ? UnitFlag.NeverFirst : 0) |
    (lastOpens || isForbiddenAtEnd(last) ? UnitFlag.NeverLast : 0)
  );
}

/** Cuts a paragraph into units and measures them; `joinUnits` then fills in what lies between them. */
export function readUnits(source: UnitSource, units: Units): void {
  const { text, from, to, measurer, limit } = source;
  const { em } = measurer;
  let quotes = 0;
  units.count = 0;
  for (let at = from; at < to;) {
    const kind = charKind(text.charCodeAt(at));
    let end = at + 1;
    if (kind === CharKind.Han) {
      put(units, at, kind, em, 0);
    } else if (kind === CharKind.Space && units.count > 0) {
      while (end < to && charKind(text.charCodeAt(end)) === CharKind.Space) end++;
      const width = measurer.width(text.slice(at, end));
      const last = units.count - 1;
      units.width[last] = (units.width[last] ?? 0) + width;
      units.space[last] = width;
    } else if (kind === CharKind.Dash || kind === CharKind.Ellipsis) {
      while (end < to && text.charCodeAt(end) === text.charCodeAt(at)) end++;
      putRun(units, source, at, end, kind);
    } else if (kind === CharKind.Latin) {
      end = wordEnd(text, at, to);
      const word = text.slice(at, end);
      const width = measurer.width(word);
      if (width > limit) putFragments(units, source, at, end);
      else put(units, at, kind, width, wordFlags(word, quotes));
      quotes += word.split(STRAIGHT_QUOTE).length - 1;
    } else {
      // A mark that combines belongs to the unit before it, which is then read again as a whole.
      const again = kind === CharKind.Joiner && units.count > 0 && (units.space[units.count - 1] ?? 0) === 0;
      const start = again ? (units.start[--units.count] ?? at) : at;
      end = clusterEnd(text, start, to);
      putMark(units, start, again ? CharKind.Other : kind, text.slice(start, end), measurer);
    }
    at = end;
  }
  units.start[units.count] = to;
}
