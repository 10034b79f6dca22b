import { parseArgs } from 'node:util';

export interface TestOptions {
  /** Names or kinds of suites to leave out. */
  without: readonly string[];
  /** Names or kinds of suites to run; all when empty. */
  only: readonly string[];
  /** Only the test files and journeys that what changed since they last ran can break. */
  sinceLastRun: boolean;
}

export const TEST_USAGE = `Usage: npx -y pnpm@12 test [--without <suite>]... [--only <suite>]... [--since-last-run]
A suite is named as in the closing table ("unit core-domain"), or by its kind: check, unit, browser, stories, e2e.
--since-last-run leaves out the test files and journeys that loaded nothing that has changed since they passed.`;

/** @throws TypeError naming the option that is not known. */
export function testOptions(args: readonly string[]): TestOptions {
  const several = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { without: several, only: several, 'since-last-run': { type: 'boolean' } },
  });
  const { without = [], only = [], 'since-last-run': sinceLastRun = false } = values;
  return { without, only, sinceLastRun };
}
