import { expect, it } from 'vitest';
import { closingLine, resultTable, slowestTests } from './resultTable.ts';
import type { SuiteResult } from './runSuite.ts';

const aResult = (name: string, more: Partial<SuiteResult> = {}): SuiteResult => ({
  name,
  counts: { passed: 1, failed: 0, skipped: 0 },
  time: 1234,
  output: '',
  tests: [],
  isReplayed: false,
  ...more,
});

const results = [
  aResult('lint'),
  aResult('unit ui', { counts: { passed: 10, failed: 2, skipped: 1 }, time: 60_000 }),
  aResult('unit app', { counts: { passed: 5, failed: 0, skipped: 0 }, time: 300, isReplayed: true }),
];

it('closes with the tests of all suites, those of unchanged ones included', () => {
  expect(closingLine(results)).toBe('16 passed, 2 failed');
});

it('has a row for each suite, and says which are unchanged', () => {
  const [head, ...rows] = resultTable(results).split('\n');
  expect(head).toMatch(/suite +passed +failed +skipped +time/);
  expect(rows[0]).toMatch(/^lint +1 +0 +0 +1\.2 s$/);
  expect(rows[1]).toMatch(/^unit ui +10 +2 ✗ +1 +60\.0 s$/);
  expect(rows[2]).toMatch(/^unit app +5 +0 +0 +unchanged$/);
});

it('names the ten slowest tests of all suites, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ title: `test ${index}`, durationMs: index * 1000 }));
  const lines = slowestTests([aResult('a', { tests: tests.slice(0, 6) }), aResult('b', { tests: tests.slice(6) })]);
  const [, ...rows] = lines.split('\n');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatch(/11\.0 s +test 11$/);
  expect(rows[9]).toMatch(/2\.0 s +test 2$/);
});

it('names no slowest test where no suite has tests', () => {
  expect(slowestTests([aResult('lint')])).toBe('');
});
