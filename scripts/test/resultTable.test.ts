import { expect, it } from 'vitest';
import { closingLine, resultTable } from './resultTable.ts';

const results = [
  { name: 'lint', counts: { passed: 1, failed: 0, skipped: 0 }, time: 1234, output: '' },
  { name: 'unit ui', counts: { passed: 10, failed: 2, skipped: 1 }, time: 60_000, output: '' },
];

it('closes with the tests of all suites', () => {
  expect(closingLine(results)).toBe('11 passed, 2 failed');
});

it('has a row for each suite', () => {
  const [head, ...rows] = resultTable(results).split('\n');
  expect(head).toMatch(/suite +passed +failed +skipped +time/);
  expect(rows[0]).toMatch(/^lint +1 +0 +0 +1\.2 s$/);
  expect(rows[1]).toMatch(/^unit ui +10 +2 ✗ +1 +60\.0 s$/);
});
