/** A reading in a text: from an offset to before another. */
export interface TextReading {
  from: number;
  to: number;
}

/**
 * The words of a passage without the readings over its characters (ruby); all of it where it is nothing else.
 * @param readings Offsets in the text, in order.
 */
export function passageWords(text: string, start: number, end: number, readings: readonly TextReading[] = []): string {
  let words = '';
  let at = start;
  for (const { from, to } of readings) {
    if (to <= start || from >= end) continue;
    words += text.slice(at, Math.max(at, from));
    at = Math.min(end, to);
  }
  words += text.slice(at, end);
  return words.trim() === '' ? text.slice(start, end) : words;
}
