import { CharKind, charKind } from '../layout/charKind.ts';
import type { TextMeasurer } from '../measurer/TextMeasurer.ts';

/** Widths that never change: 1 em for full-width characters, half of it for half-width ones; marks are half blank. */
export function fixedMeasurer(em = 16): TextMeasurer {
  const unitWidth = (unit: number): number => {
    const kind = charKind(unit);
    if (kind === CharKind.Joiner || (unit >= 0xdc00 && unit <= 0xdfff)) return 0;
    return (kind === CharKind.Latin && unit < 0x2000) || unit === 0x20 ? em / 2 : em;
  };
  return {
    em,
    width: (run) =>
      Array.from({ length: run.length }, (_, at) => unitWidth(run.charCodeAt(at))).reduce((a, b) => a + b, 0),
    blank: (mark) => {
      const kind = charKind(mark.charCodeAt(0));
      return { before: kind === CharKind.Opening ? em / 2 : 0, after: kind === CharKind.Closing ? em / 2 : 0 };
    },
  };
}
