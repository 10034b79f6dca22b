import type { Counts } from './Counts.ts';

/** The part that is read of what Playwright's json reporter writes. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Faults outside of any test. */
  errors: readonly unknown[];
}

/** Tests of a Playwright run; one that only passed when repeated has failed. */
export function countPlaywright(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
