import { parseArgs } from 'node:util';

export interface TestOptions {
  /** Names or kinds of suites to leave out. */
  without: readonly string[];
  /** Names or kinds of suites to run; all when empty. */
  only: readonly string[];
}

export const TEST_USAGE = `Usage: npx -y pnpm@12 test [--without <suite>]... [--only <suite>]...
A suite is named as in the closing table ("unit core-domain"), or by its kind: check, unit, browser, stories, e2e.`;

/** @throws TypeError naming the option that is not known. */
export function testOptions(args: readonly string[]): TestOptions {
  const several = { type: 'string', multiple: true } as const;
  const { without = [], only = [] } = parseArgs({
    args: [...args],
    options: { without: several, only: several },
  }).values;
  return { without, only };
}
