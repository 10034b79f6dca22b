import type { Report } from './reports/readReport.ts';

export type SuiteKind = 'check' | 'unit' | 'browser' | 'stories' | 'e2e';

export type Share = 'part' | 'whole' | 'rest';

export interface Suite {
  name: string;
  kind: SuiteKind;
  /** Run one after the other by a shell; the first that fails ends the suite. */
  commands: readonly string[];
  cwd: string;
  /** Environment beside this process's own. */
  env?: Readonly<Record<string, string>>;
  /**
   * Share of the machine that it needs: the whole of it, one of the parts that run side by side, or the rest that
   * those leave while they wait. No test may be in the rest: one that is kept waiting there has a timeout.
   */
  share: Share;
  /** Names of suites that must have passed before. */
  after?: readonly string[];
  /** Where its runner leaves the counts; a suite without a report is a check and counts as one. */
  report?: Report;
}
