import { CharKind, charKind } from './charKind.ts';

const ZERO_WIDTH_JOINER = 0x200d;

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const pointEnd = (text: string, at: number): number =>
  at + (isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1);

const isRegional = (text: string, at: number): boolean =>
  text.charCodeAt(at) === 0xd83c && text.charCodeAt(at + 1) >= 0xdde6 && text.charCodeAt(at + 1) <= 0xddff;

/** Skin tones and the variation selectors beyond the first plane. */
const isAstralModifier = (text: string, at: number): boolean => {
  const high = text.charCodeAt(at);
  return high === 0xdb40 || (high === 0xd83c && text.charCodeAt(at + 1) >= 0xdffb);
};

/** End of the character that a reader sees at `at`: with its combining marks, selectors and joined emoji. */
export function clusterEnd(text: string, at: number, to: number): number {
  let end = pointEnd(text, at);
  if (isRegional(text, at) && isRegional(text, end)) end += 2;
  while (end < to) {
    if (isAstralModifier(text, end)) {
      end += 2;
    } else if (charKind(text.charCodeAt(end)) === CharKind.Joiner) {
      const joins = text.charCodeAt(end) === ZERO_WIDTH_JOINER && end + 1 < to;
      end = joins ? pointEnd(text, end + 1) : end + 1;
    } else {
      break;
    }
  }
  return Math.min(end, to);
}
