import { createTextIndex } from '../drawing/createTextIndex.ts';

/** How far the drawn characters of a line reach beyond its column, px; the spaces that its end swallows are not seen. */
export function overhang(line: HTMLElement): number {
  const words = (line.textContent ?? '').trimEnd();
  const right = Math.max(
    ...createTextIndex(line)
      .boxesOf(0, words.length)
      .map((box) => box.right),
  );
  return right - (line.parentElement?.getBoundingClientRect().right ?? 0);
}
