import { textTable } from '../text/textTable.ts';
import { addCounts } from './reports/Counts.ts';
import type { SuiteResult } from './runSuite.ts';

const SLOWEST = 10;
const MAX_TITLE = 120;

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

export const total = (results: readonly SuiteResult[]) =>
  results.map(({ counts }) => counts).reduce(addCounts, { passed: 0, failed: 0, skipped: 0 });

export const resultTable = (results: readonly SuiteResult[]): string =>
  textTable(
    [
      ['suite', 'passed', 'failed', 'skipped', 'time'],
      ...results.map(({ name, counts, time, isReplayed }) => [
        name,
        String(counts.passed),
        counts.failed > 0 ? `${counts.failed} ✗` : '0',
        String(counts.skipped),
        isReplayed ? 'unchanged' : seconds(time),
      ]),
    ],
    new Set([1, 2, 3, 4]),
  );

/** The tests that took longest; of suites that are unchanged, as long as they took when they ran. */
export function slowestTests(results: readonly SuiteResult[]): string {
  const slowest = results
    .flatMap(({ tests }) => tests)
    .toSorted((left, right) => right.durationMs - left.durationMs)
    .slice(0, SLOWEST);
  const rows = slowest.map(({ title, durationMs }) => [seconds(durationMs), title.slice(0, MAX_TITLE)]);
  return rows.length === 0 ? '' : `The slowest tests:\n${textTable(rows, new Set([0]))}`;
}

export function closingLine(results: readonly SuiteResult[]): string {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}
