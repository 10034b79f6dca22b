import { distanceToStart, editDistance } from './editDistance.ts';
import { CONTEXT_LENGTH, type TextRange } from './TextRange.ts';

export interface FoundRange {
  start: number;
  end: number;
  /** `moved`: the words stand elsewhere now, or a few of them were edited. `lost`: they are gone, or cannot be told apart. */
  found: 'same' | 'moved' | 'lost';
}

/** Characters that are looked for together: fewer stand everywhere, more seldom outlive an edit. */
const SEED_LENGTH = 4;
const MAX_CANDIDATES = 8;
/** Bounds of an edit: shares of the words, alone and with those around them; edits beside a lost side; the lead. */
const MAX_CHANGED = 0.3;
const MAX_DISTANCE = 0.25;
const MAX_SLIPS = 2;
const MIN_JOINED = 6;
const MIN_LEAD = 6;

const reversed = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text[text.length - 1 - at]).join('');

/** Offsets that words of the boundary point to, each word one vote for one offset: the likeliest of them. */
function boundaries(text: string, left: string, right: string): readonly number[] {
  const words = left + right;
  const votes = new Map<number, number>();
  for (let seed = 0; seed + SEED_LENGTH <= words.length; seed += 1) {
    const part = words.slice(seed, seed + SEED_LENGTH);
    for (let hit = text.indexOf(part); hit >= 0; hit = text.indexOf(part, hit + 1)) {
      const at = hit - seed + left.length;
      if (at >= 0 && at <= text.length) votes.set(at, (votes.get(at) ?? 0) + 1);
    }
  }
  return Array.from(votes)
    .sort(([one, its], [other, others]) => others - its || one - other)
    .slice(0, MAX_CANDIDATES)
    .map(([at]) => at);
}

/** Words that are missing around a range are those beyond an end of the chapter: elsewhere they are all others. */
const missing = (context: string, isAtEnd: boolean): number => (isAtEnd ? 0 : CONTEXT_LENGTH - context.length);

const distanceBefore = (before: string, text: string, start: number): number =>
  distanceToStart(reversed(before), reversed(text.slice(Math.max(0, start - 2 * before.length), start))) +
  missing(before, start <= 2 * before.length);

const distanceAfter = (after: string, text: string, end: number): number =>
  distanceToStart(after, text.slice(end, end + 2 * after.length)) +
  missing(after, end >= text.length - 2 * after.length);

interface Candidate {
  start: number;
  end: number;
  distance: number;
}

function compare({ quote, before, after }: TextRange, text: string, start: number, end: number): Candidate | undefined {
  const allowed = Math.floor(quote.length * MAX_CHANGED);
  if (end <= start || Math.abs(end - start - quote.length) > allowed) return undefined;
  const changed = editDistance(quote, text.slice(start, end));
  if (changed > allowed) return undefined;
  const ahead = distanceBefore(before, text, start);
  const behind = distanceAfter(after, text, end);
  const distance = changed + ahead + behind;
  const isSimilar = distance <= MAX_DISTANCE * (quote.length + 2 * CONTEXT_LENGTH) && ahead + behind <= CONTEXT_LENGTH;
  // A paragraph that was put in, or taken out, changes all of one side.
  const isJoined = quote.length >= MIN_JOINED && changed + Math.min(ahead, behind) <= MAX_SLIPS;
  return isSimilar || isJoined ? { start, end, distance } : undefined;
}

function occurrences(text: string, words: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && found.length < 2; at = text.indexOf(words, at + 1)) found.push(at);
  return found;
}

/** Words that cannot be told from others are lost: a mark on the wrong sentence is worse than one only listed. */
export function findRange(range: TextRange, text: string): FoundRange {
  const { start, end, quote, before, after } = range;
  const whole = before + quote + after;
  if (text.startsWith(whole, start - before.length)) return { start, end, found: 'same' };
  const [first, second] = occurrences(text, whole);
  if (first !== undefined && second === undefined) {
    const at = first + before.length;
    return { start: at, end: at + quote.length, found: 'moved' };
  }

  const right = (quote + after).slice(0, CONTEXT_LENGTH);
  const left = (before + quote).slice(-CONTEXT_LENGTH);
  const ends = boundaries(text, left, after);
  const candidates = boundaries(text, before, right)
    .flatMap((from) => ends.map((to) => compare(range, text, from, to)))
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => a.distance - b.distance || a.start - b.start);
  const [best] = candidates;
  const isOther = ({ start: otherStart, end: otherEnd }: Candidate): boolean =>
    best !== undefined && (otherStart >= best.end || otherEnd <= best.start);
  const rival = candidates.find(isOther);
  const isCertain = best && (!rival || rival.distance - best.distance >= MIN_LEAD);
  return isCertain ? { start: best.start, end: best.end, found: 'moved' } : { start, end, found: 'lost' };
}
