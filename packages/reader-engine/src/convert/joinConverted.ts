import type { ConvertedText } from './createConvertedText.ts';
import { lastAtOrBelow } from './lastAtOrBelow.ts';

export interface ConvertedPiece {
  source: string;
  converted: ConvertedText;
}

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
    const at = lastAtOrBelow(from, offset);
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
