import { textTable } from '../text/textTable.ts';
import { addCounts } from './reports/Counts.ts';
import type { SuiteResult } from './runSuite.ts';

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

export const total = (results: readonly SuiteResult[]) =>
  results.map(({ counts }) => counts).reduce(addCounts, { passed: 0, failed: 0, skipped: 0 });

/** One row a suite. */
export const resultTable = (results: readonly SuiteResult[]): string =>
  textTable(
    [
      ['suite', 'passed', 'failed', 'skipped', 'time'],
      ...results.map(({ name, counts, time }) => [
        name,
        String(counts.passed),
        counts.failed > 0 ? `${counts.failed} ✗` : '0',
        String(counts.skipped),
        seconds(time),
      ]),
    ],
    new Set([1, 2, 3, 4]),
  );

/** The line that closes a run. */
export function closingLine(results: readonly SuiteResult[]): string {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}
