import { CharKind, charKind } from './charKind.ts';

const ZERO_WIDTH_JOINER = 0x200d;

const pointAt = (text: string, at: number): number => text.codePointAt(at) ?? 0;
const pointEnd = (text: string, at: number): number => at + (pointAt(text, at) > 0xffff ? 2 : 1);

const isRegional = (point: number): boolean => point >= 0x1f1e6 && point <= 0x1f1ff;

const isSkinTone = (point: number): boolean => point >= 0x1f3fb && point <= 0x1f3ff;

/** End of the character that a reader sees at `at`: with its combining marks, selectors and joined emoji. */
export function clusterEnd(text: string, at: number, to: number): number {
  let end = pointEnd(text, at);
  if (isRegional(pointAt(text, at)) && isRegional(pointAt(text, end))) end += 2;
  while (end < to) {
    if (isSkinTone(pointAt(text, end))) {
      end += 2;
    } else if (charKind(text.charCodeAt(end)) === CharKind.Joiner) {
      const joins = text.charCodeAt(end) === ZERO_WIDTH_JOINER && end + 1 < to;
      end = pointEnd(text, joins ? end + 1 : end);
    } else {
      break;
    }
  }
  return Math.min(end, to);
}
