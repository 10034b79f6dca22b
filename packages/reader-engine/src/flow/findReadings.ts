import type { Reading } from '../chapters/Reading.ts';

const READINGS = 'rt, rp';

/** Where in the text content of a chapter its readings stand, in order. */
export function findReadings(content: ParentNode & Node): Reading[] {
  if (!content.querySelector(READINGS)) return [];
  const readings: Reading[] = [];
  const walker = (content.ownerDocument ?? document).createTreeWalker(content, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const to = from + (node.textContent ?? '').length;
    if (to > from && node.parentElement?.closest(READINGS)) readings.push({ from, to });
    from = to;
  }
  return readings;
}
