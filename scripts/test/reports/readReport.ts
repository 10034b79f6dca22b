import { existsSync, readFileSync } from 'node:fs';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';
import type { Counts } from './Counts.ts';
import type { TimedTest } from './TimedTest.ts';
import { timePlaywright } from './timePlaywright.ts';
import { timeVitest } from './timeVitest.ts';

const counters = { vitest: countVitest, playwright: countPlaywright };
const timers = { vitest: timeVitest, playwright: timePlaywright };

export type ReportKind = keyof typeof counters;

export interface Report {
  kind: ReportKind;
  file: string;
  /** Only what changed is run, which may be nothing. */
  mayBeEmpty?: boolean;
}

const NO_TESTS: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts of a suite from its report and its exit code. The two must agree: a run that failed without a failed test, left no
 * report or ran no test at all where it had some to run has failed once.
 */
export function readReport({ kind, file, mayBeEmpty = false }: Report, exitCode: number | string): Counts {
  const isThere = existsSync(file);
  const counts = isThere ? counters[kind](readFileSync(file, 'utf8')) : NO_TESTS;
  const isEmpty = counts.passed === 0 && !(isThere && mayBeEmpty);
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || isEmpty);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}

/** The tests of a report with their durations; none where there is no report. */
export const timedTests = ({ kind, file }: Report): TimedTest[] =>
  existsSync(file) ? timers[kind](readFileSync(file, 'utf8')) : [];
