import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { root } from '../processes/root.ts';
import type { Counts } from './reports/Counts.ts';
import { readReport, timedTests } from './reports/readReport.ts';
import type { TimedTest } from './reports/TimedTest.ts';
import type { Suite } from './Suite.ts';

export interface SuiteResult {
  name: string;
  counts: Counts;
  /** Milliseconds; 0 when it was not run. */
  time: number;
  output: string;
  /** Its tests, where it has a report. */
  tests: readonly TimedTest[];
  /** Nothing that it reads has changed since it was green: turbo replayed its report. */
  isReplayed: boolean;
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A suite whose condition is not met has failed: what it would have found is not known. */
export const notRun = ({ name }: Suite, missing: string): SuiteResult => ({
  name,
  counts: { ...NONE, failed: 1 },
  time: 0,
  output: `Not run, because "${missing}" failed.`,
  tests: [],
  isReplayed: false,
});

/** What takes the rest of the machine gives way to the suites beside it, whose tests have timeouts. */
const GIVE_WAY = ['nice', '-n', '19'];

const REPLAYED = /cache hit, (?:replaying|suppressing) logs/;

/** Runs a suite and counts its tests. Programs are found as pnpm's scripts find them. */
export async function runSuite(
  { run }: ProcessGroup,
  { name, commands, cwd, env = {}, report, share }: Suite,
): Promise<SuiteResult> {
  const began = performance.now();
  const output: string[] = [];
  if (report && existsSync(report.file)) rmSync(report.file);
  const bins = [...new Set([cwd, root])].map((folder) => join(folder, 'node_modules/.bin'));
  const [command, ...args] = [...(share === 'rest' ? GIVE_WAY : []), '/bin/sh', '-c', commands.join(' && ')];
  const running = await run({
    name,
    command,
    args,
    cwd,
    env: { ...process.env, ...env, PATH: [...bins, process.env['PATH'] ?? ''].join(delimiter) },
    onLine: (line) => output.push(line),
  });
  const code = await running.ended;
  const isPassed = code === 0;
  return {
    name,
    counts: report ? readReport(report, code) : { ...NONE, passed: Number(isPassed), failed: Number(!isPassed) },
    time: performance.now() - began,
    output: output.join('\n'),
    tests: report ? timedTests(report) : [],
    isReplayed: report !== undefined && output.some((line) => REPLAYED.test(line)),
  };
}
