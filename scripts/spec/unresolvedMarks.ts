import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marksIn } from './marksIn.ts';

export interface UnresolvedMark {
  mark: string;
  file: string;
  line: number;
}

/** Every use of a mark in `files` (paths below `root`) that no page defines, and how many marks were looked up. */
export function unresolvedMarks(
  root: string,
  files: readonly string[],
  known: ReadonlySet<string>,
): { looked: number; unresolved: UnresolvedMark[] } {
  const areas = new Set(
    [...known].filter((mark) => /^[A-Z0-9]{2,}-\d+$/.test(mark)).map((mark) => mark.replace(/-\d+$/, '')),
  );
  let looked = 0;
  const unresolved: UnresolvedMark[] = [];
  for (const file of files) {
    for (const { mark, line } of marksIn(readFileSync(join(root, file), 'utf8'), areas)) {
      looked += 1;
      if (!known.has(mark)) unresolved.push({ mark, file, line });
    }
  }
  return { looked, unresolved };
}
