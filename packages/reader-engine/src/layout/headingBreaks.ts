import { CharKind } from './charKind.ts';
import { UnitFlag, type Units } from './createUnits.ts';
import { lineWidth } from './lineWidth.ts';

/** Each line of a title has a cost; the cheapest way to part the title is taken. */
const Cost = {
  /** Each line, so that there are no more than needed. */
  Line: 1,
  /** Ends behind a mark rather than behind the number or a word. */
  BehindMark: 0.2,
  /** Ends behind one of a list. */
  InList: 0.6,
  /** A phrase goes on in the next line: one more line is better. */
  CutPhrase: 2,
  /** And that although the line might have ended where the title parts by itself. */
  CutInsteadOfBreak: 3,
  /** One character alone, though whole between spaces or in brackets: a number stands above it. */
  Alone: 1,
  /** One character that its phrase has left behind. */
  Orphan: 20,
} as const;

const EPSILON = 0.01;
const HALF_WIDTH_MARK = /[,.:;!?)\]]/;

function breakCost(title: string, units: Units, at: number): number {
  const [before, after] = [units.kind[at - 1], units.kind[at]];
  if ((units.space[at - 1] ?? 0) > 0) return 0;
  const last = title.charAt((units.start[at] ?? 0) - 1);
  if (last === '、') return Cost.InList;
  const isBehindMark =
    before === CharKind.Closing ||
    before === CharKind.Ellipsis ||
    before === CharKind.Dash ||
    (after === CharKind.Han && HALF_WIDTH_MARK.test(last));
  return isBehindMark || after === CharKind.Opening ? Cost.BehindMark : Cost.CutPhrase;
}

/** Characters of a line that are no marks; counted to two. */
function lettersIn(units: Units, first: number, end: number): number {
  let letters = 0;
  for (let at = first; at < end && letters < 2; at++) {
    const kind = units.kind[at];
    const isLetter = kind === CharKind.Han || kind === CharKind.Latin || kind === CharKind.Other;
    if (isLetter) letters += (units.start[at + 1] ?? 0) - (units.start[at] ?? 0);
  }
  return letters;
}

function lineCost(units: Units, first: number, end: number): number {
  if (lettersIn(units, first, end) > 1) return Cost.Line;
  const begins = first === 0 || (units.space[first - 1] ?? 0) > 0 || units.kind[first] === CharKind.Opening;
  const kindAtEnd = units.kind[end - 1];
  const ends = end === units.count || (units.space[end - 1] ?? 0) > 0;
  const isWhole = begins && (ends || kindAtEnd === CharKind.Closing || kindAtEnd === CharKind.Dash);
  return Cost.Line + (isWhole ? Cost.Alone : Cost.Orphan);
}

interface LineEnd {
  end: number;
  width: number;
  parting: number;
}

function endsOf(title: string, units: Units, first: number, column: number): LineEnd[] {
  const ends: LineEnd[] = [];
  for (let end = first + 1; end <= units.count; end++) {
    const width = lineWidth(units, first, end, false);
    // No unit makes a line narrower but by the space that its end swallows.
    if (width > column + EPSILON) break;
    const isEnd = end === units.count;
    if (!isEnd && ((units.flags[end] ?? 0) & UnitFlag.BreakBefore) === 0) continue;
    ends.push({ end, width, parting: isEnd ? 0 : breakCost(title, units, end) });
  }
  return ends;
}

/**
 * First units of the lines that a title is best parted into: where it parts by itself, else into lines of about the same
 * length. Undefined where a piece that may not be parted is wider than the column.
 */
export function headingBreaks(title: string, units: Units, column: number): readonly number[] | undefined {
  const { count } = units;
  const best = new Float64Array(count + 1).fill(Infinity);
  const from = new Uint32Array(count + 1);
  best[0] = 0;
  for (let first = 0; first < count; first++) {
    const before = best[first] ?? Infinity;
    if (before === Infinity) continue;
    const ends = endsOf(title, units, first, column);
    const parts = ends.some(({ end, parting }) => end < count && parting < Cost.CutPhrase);
    for (const { end, width, parting } of ends) {
      const slack = 1 - width / column;
      const missed = parts && parting === Cost.CutPhrase ? Cost.CutInsteadOfBreak : 0;
      const cost = before + lineCost(units, first, end) + parting + missed + slack * slack;
      if (cost < (best[end] ?? Infinity)) {
        best[end] = cost;
        from[end] = first;
      }
    }
  }
  if (best[count] === Infinity) return undefined;
  const lines: number[] = [];
  for (let end = count; end > 0; end = from[end] ?? 0) lines.unshift(from[end] ?? 0);
  return lines;
}
