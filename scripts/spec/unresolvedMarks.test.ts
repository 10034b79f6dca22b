import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMarks } from './loadMarks.ts';
import { unresolvedMarks } from './unresolvedMarks.ts';

// Marks are put together here, so that the check of the repository does not meet the unknown ones in this file.
const mark = (area: string, number: string): string => `${area}-${number}`;
const KNOWN_ROW = mark('SHELF', '09');
const UNKNOWN_THREAT = ['E', '99'].join('');
const FOREIGN = ['S1', '§3'].join(' ');

const pages = {
  'docs/spec/shelf.md': `| ID | what holds | why | layer |\n|---|---|---|---|\n| <a id="x"></a>${KNOWN_ROW} | A tag | – | ui |\n`,
  'docs/spec/decisions.md': `| <a id="d"></a>${mark('D', '016')}, <a id="a"></a>${mark('A', '05')} | Cookies | x | – | – |\n`,
  'docs/reliability.md': '| <a id="e7"></a>E7 | Orders | … | … | … |\n',
};

let root: string;

const plant = (text: string) => {
  writeFileSync(join(root, 'code.ts'), text);
  return unresolvedMarks(root, ['code.ts'], loadMarks(root)).unresolved;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marks-'));
  mkdirSync(join(root, 'docs/spec'), { recursive: true });
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the check of marks', () => {
  it.each([
    ['the ID of a row', `// a tag [${KNOWN_ROW}]`],
    ['a decision and a rule that sharpened it', `/** Cookies (${mark('D', '016')}, ${mark('A', '05')}). */`],
    ['a mark of the reliability page', '// its owner alone (E7 of the threat model)'],
    ['names that only look like marks', "const names = ['UTF-8', 'SHA-256', 'F13', '%E6%B5']; // the key (F)"],
  ])('accepts %s', (_case, text) => {
    expect(plant(text)).toEqual([]);
  });

  it.each([
    ['a row that no area page has', `\n// [${mark('SHELF', '99')}]`, mark('SHELF', '99')],
    ['a row of an unknown area', `\nit('x [${mark('CELLAR', '01')}]')`, mark('CELLAR', '01')],
    ['the end of a range of rows', `\n// [${KNOWN_ROW}..12]`, mark('SHELF', '12')],
    ['an unknown decision', `\n// (${mark('D', '999')})`, mark('D', '999')],
    ['an unknown rule', `\n// (${mark('A', '99')})`, mark('A', '99')],
    ['an unknown threat in a list', `\n// (E7, ${UNKNOWN_THREAT})`, UNKNOWN_THREAT],
    ['a chapter of another document', `\n// (${FOREIGN})`, FOREIGN],
  ])('reports %s with its file and line', (_case, text, unknown) => {
    expect(plant(text)).toEqual([{ mark: unknown, file: 'code.ts', line: 2 }]);
  });
});
