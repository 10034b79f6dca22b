import type { Counts } from './Counts.ts';

/** The part that is read of what vitest's json reporter writes. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** Tests of a vitest run; a file that could not be loaded has no tests and counts as one that failed. */
export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as VitestReport;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
