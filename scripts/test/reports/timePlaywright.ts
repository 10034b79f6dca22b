import type { TimedTest } from './TimedTest.ts';

interface PlaywrightSuite {
  file: string;
  specs?: readonly {
    title: string;
    tests: readonly { projectName: string; results: readonly { duration: number }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

const testsOf = ({ file, specs = [], suites = [] }: PlaywrightSuite): TimedTest[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file} (${projectName}): ${title}`,
      durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  ...suites.flatMap(testsOf),
];

/** The part of Playwright's json report that is parsed here has suites of suites. */
export const timePlaywright = (text: string): TimedTest[] =>
  (JSON.parse(text) as { suites: readonly PlaywrightSuite[] }).suites.flatMap(testsOf);
