import { lastAtOrBelow } from './lastAtOrBelow.ts';
import { segmentEnds } from './segmentEnds.ts';

export interface ConvertedText {
  text: string;
  /** Offset in the source that a converted offset comes from; it never leaves its segment, and rises with the offset. */
  toSource: (offset: number) => number;
  /** The last converted offset that comes from an offset of the source. */
  toShown: (offset: number) => number;
}

/** A segment that grows beyond this is none that a change of script makes: it stays as it is. */
const MAX_GROWTH = 3;

const isLow = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};

/** Converts one segment; line feeds and emptiness would break the paragraphs of the source. */
function convertSegment(segment: string, convert: (text: string) => string): string {
  if (segment === '\n') return segment;
  const converted = convert(segment).replace(/\n/g, '');
  return converted === '' || converted.length > segment.length * MAX_GROWTH ? segment : converted;
}

/** Starts of segments in the source and in the converted text; the last entry of each is its length. */
interface Seams {
  source: number[];
  shown: number[];
}

const segmentAt = (starts: readonly number[], offset: number): number =>
  Math.min(lastAtOrBelow(starts, offset), Math.max(0, starts.length - 2));

function segmentOf({ source, shown }: Seams, at: number) {
  const from = source[at] ?? 0;
  const to = shown[at] ?? 0;
  return { from, to, length: (source[at + 1] ?? from) - from, shownLength: (shown[at + 1] ?? to) - to };
}

/**
 * Converts a text segment by segment, whatever that does to its length. Where a segment keeps its length, its characters
 * correspond one by one; elsewhere they are spread evenly.
 */
export function createConvertedText(source: string, convert: (text: string) => string): ConvertedText {
  const seams: Seams = { source: [0], shown: [0] };
  const pieces: string[] = [];
  let shownLength = 0;
  let from = 0;
  for (const end of segmentEnds(source)) {
    const piece = convertSegment(source.slice(from, end), convert);
    pieces.push(piece);
    shownLength += piece.length;
    seams.source.push(end);
    seams.shown.push(shownLength);
    from = end;
  }
  const text = pieces.join('');

  return {
    text,
    toSource: (offset) => {
      if (offset >= text.length) return source.length + (offset - text.length);
      const { from: start, to, length, shownLength: shown } = segmentOf(seams, segmentAt(seams.shown, offset));
      const at = start + Math.floor(((offset - to) * length) / shown);
      return length !== shown && isLow(source, at) ? at - 1 : at;
    },
    toShown: (offset) => {
      if (offset >= source.length) return text.length + (offset - source.length);
      const { from: start, to, length, shownLength: shown } = segmentOf(seams, segmentAt(seams.source, offset));
      const within = offset - start;
      if (length === shown) return to + within;
      // Both halves of a character come from its first one.
      const end = within + (isLow(source, offset + 1) ? 2 : 1);
      return to + Math.ceil((end * shown) / length) - 1;
    },
  };
}
