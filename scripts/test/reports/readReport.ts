import { existsSync, readFileSync } from 'node:fs';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';
import type { Counts } from './Counts.ts';

const readers = { vitest: countVitest, playwright: countPlaywright };

export type ReportKind = keyof typeof readers;

/**
 * Counts of a suite from its report and its exit code. The two must agree: a run that failed without a failed test, left no
 * report or ran no test at all has failed once.
 */
export function readReport({ kind, file }: { kind: ReportKind; file: string }, exitCode: number | string): Counts {
  const counts = existsSync(file) ? readers[kind](readFileSync(file, 'utf8')) : { passed: 0, failed: 0, skipped: 0 };
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}
