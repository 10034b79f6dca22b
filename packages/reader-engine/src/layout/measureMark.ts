import type { TextMeasurer } from '../measurer/TextMeasurer.ts';
import { CharKind } from './charKind.ts';
import { UnitFlag } from './createUnits.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';

export interface Mark {
  /** px */
  width: number;
  /** Blank that compression may take, px. */
  blankBefore: number;
  blankAfter: number;
  flags: number;
}

/** The blank on the other side of a mark stays: no line is set closer for it (GB/T 15834). */
export function measureMark(char: string, kind: number, measurer: TextMeasurer): Mark {
  return {
    width: measurer.width(char),
    blankBefore: kind === CharKind.Opening ? measurer.blank(char).before : 0,
    blankAfter: kind === CharKind.Closing ? measurer.blank(char).after : 0,
    flags: (isForbiddenAtStart(char) ? UnitFlag.NeverFirst : 0) | (isForbiddenAtEnd(char) ? UnitFlag.NeverLast : 0),
  };
}
