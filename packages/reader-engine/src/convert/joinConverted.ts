import type { ConvertedText } from './createConvertedText.ts';

export interface ConvertedPiece {
  source: string;
  converted: ConvertedText;
}

/** Index of the last start not above an offset. */
function pieceAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Texts that stand one after the other, each converted by itself, as one. */
export function joinConverted(pieces: readonly ConvertedPiece[]): ConvertedText {
  const full = pieces.filter(({ source }) => source !== '');
  const sourceStarts = [0];
  const shownStarts = [0];
  let text = '';
  let sourceLength = 0;
  for (const { source, converted } of full) {
    sourceLength += source.length;
    text += converted.text;
    sourceStarts.push(sourceLength);
    shownStarts.push(text.length);
  }

  const moved = (
    offset: number,
    from: readonly number[],
    to: readonly number[],
    way: 'toSource' | 'toShown',
  ): number => {
    const at = pieceAt(from, offset);
    const piece = full[at];
    const within = offset - (from[at] ?? 0);
    return (to[at] ?? 0) + (piece ? piece.converted[way](within) : within);
  };

  return {
    text,
    toSource: (offset) => moved(offset, shownStarts, sourceStarts, 'toSource'),
    toShown: (offset) => moved(offset, sourceStarts, shownStarts, 'toShown'),
  };
}
