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

export function measureMark(char: string, kind: number, measurer: TextMeasurer): Mark {
  const hasBlank = kind === CharKind.Opening || kind === CharKind.Closing;
  const { before, after } = hasBlank ? measurer.blank(char) : { before: 0, after: 0 };
  return {
    width: measurer.width(char),
    blankBefore: kind === CharKind.Opening ? before : 0,
    blankAfter: kind === CharKind.Closing ? after : 0,
    flags: (isForbiddenAtStart(char) ? UnitFlag.NeverFirst : 0) | (isForbiddenAtEnd(char) ? UnitFlag.NeverLast : 0),
  };
}
