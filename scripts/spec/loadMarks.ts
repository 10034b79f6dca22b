import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRows } from './loadRows.ts';

/** Pages whose tables define marks beside the rows: each by an anchor in front of the mark. */
const PAGES = ['docs/spec/decisions.md', 'docs/reliability.md'];

export function loadMarks(root: string): Set<string> {
  const marks = new Set(loadRows(root).keys());
  for (const page of PAGES) {
    for (const [, mark] of readFileSync(join(root, page), 'utf8').matchAll(/<a id="[^"]*"><\/a>([A-Z]-?\d+)/g)) {
      if (mark) marks.add(mark);
    }
  }
  return marks;
}
