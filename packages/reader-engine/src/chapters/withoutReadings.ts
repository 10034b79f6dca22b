import { lastAtOrBelow } from '../convert/lastAtOrBelow.ts';
import type { Reading } from './Reading.ts';

interface PlainText {
  text: string;
  toSource: (offset: number) => number;
}

/** A text as it is searched and said: without the readings, which lie apart and in order. */
export function withoutReadings(source: string, readings: readonly Reading[] = []): PlainText {
  const starts = [0];
  const sources = [0];
  let text = '';
  let from = 0;
  for (const reading of readings) {
    text += source.slice(from, reading.from);
    from = reading.to;
    starts.push(text.length);
    sources.push(from);
  }
  text += source.slice(from);
  return {
    text,
    toSource: (offset) => {
      const at = lastAtOrBelow(starts, offset);
      return (sources[at] ?? 0) + offset - (starts[at] ?? 0);
    },
  };
}
