import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { CharKind, charKind, FIRST_COMMON_HAN, LAST_COMMON_HAN } from './charKind.ts';
import { clusterEnd } from './clusterEnd.ts';
import { UnitFlag, type Units } from './createUnits.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';
import { marksOf } from './marksOf.ts';
import { measureMark, type Mark } from './measureMark.ts';
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

const isCommonHan = (unit: number): boolean => unit >= FIRST_COMMON_HAN && unit <= LAST_COMMON_HAN;

/** Makes every unit of a paragraph a Han character, which most of them are: only their starts are left to be filled in. */
function clear(units: Units, length: number, em: number): void {
  units.count = 0;
  units.width.fill(em, 0, length);
  units.kind.fill(CharKind.Han, 0, length);
  for (const nothing of [units.space, units.blankBefore, units.blankAfter, units.flags]) nothing.fill(0, 0, length);
}

function put(units: Units, start: number, kind: number, width: number, flags: number): number {
  const at = units.count++;
  units.start[at] = start;
  units.kind[at] = kind;
  units.width[at] = width;
  units.flags[at] = flags;
  return at;
}

/** Puts the Han character at `from` and the common ones behind it; gives their end. */
function putHan(units: Units, text: string, from: number, to: number): number {
  const { start, count } = units;
  let at = from;
  do start[count + at - from] = at;
  while (++at < to && isCommonHan(text.charCodeAt(at)));
  units.count = count + at - from;
  return at;
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
    const { width, flags } = measureMark(text.slice(at, end), CharKind.Latin, measurer);
    put(units, at, CharKind.Latin, width, flags | (at > from ? UnitFlag.Fragment : 0));
    at = end;
  }
}

/** Straight quotes open and close in turn within a paragraph, also beside curled ones: copies mix the two in one pair. */
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

function putMark(units: Units, start: number, kind: number, mark: Mark): void {
  const at = put(units, start, kind, mark.width, mark.flags);
  units.blankBefore[at] = mark.blankBefore;
  units.blankAfter[at] = mark.blankAfter;
}

/** Cuts a paragraph into units and measures them; `joinUnits` then fills in what lies between them. */
export function parseUnits(source: UnitSource, units: Units): void {
  const { text, from, to, measurer, limit } = source;
  const marks = marksOf(measurer);
  let quotes = 0;
  clear(units, to - from, measurer.em);
  for (let at = from; at < to;) {
    const kind = charKind(text.charCodeAt(at));
    let end = at + 1;
    if (kind === CharKind.Han) {
      end = putHan(units, text, at, to);
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
      const isPlain = !again && end === at + 1;
      const mark = isPlain
        ? marks(text.charCodeAt(at))
        : measureMark(text.slice(start, end), again ? CharKind.Other : kind, measurer);
      putMark(units, start, again ? CharKind.Other : kind, mark);
      if (text.startsWith('“', at)) quotes = 1;
      else if (text.startsWith('”', at)) quotes = 0;
    }
    at = end;
  }
  units.start[units.count] = to;
}
