import type { Suite } from './Suite.ts';
import { notRun, type SuiteResult } from './runSuite.ts';

/** Halves of the machine: each suite runs as many tests at once as half of the cores can. */
const CAPACITY = 2;
const shares = { half: 1, whole: 2 };

interface Events {
  run: (suite: Suite) => Promise<SuiteResult>;
  onEnd: (result: SuiteResult) => void;
}

const isRunnable = (
  { after = [] }: Suite,
  done: ReadonlyMap<string, SuiteResult>,
  wanted: ReadonlySet<string>,
): boolean => after.every((name) => done.has(name) || !wanted.has(name));

const failedCondition = ({ after = [] }: Suite, done: ReadonlyMap<string, SuiteResult>): string | undefined =>
  after.find((name) => (done.get(name)?.counts.failed ?? 0) > 0);

/**
 * Runs the suites in their order, two at a time at most, one that needs the whole machine alone. A suite waits for those
 * it comes after, and is not run when one of them failed. Results are in the order of the suites.
 */
export async function runSuites(suites: readonly Suite[], { run, onEnd }: Events): Promise<SuiteResult[]> {
  const wanted = new Set(suites.map(({ name }) => name));
  const done = new Map<string, SuiteResult>();
  const waiting = [...suites];
  const running = new Set<Promise<void>>();
  let used = 0;

  const end = (result: SuiteResult): void => {
    done.set(result.name, result);
    onEnd(result);
  };

  const start = (suite: Suite): void => {
    used += shares[suite.share];
    const work = run(suite).then((result) => {
      used -= shares[suite.share];
      running.delete(work);
      end(result);
    });
    running.add(work);
  };

  const startNext = (): boolean => {
    const index = waiting.findIndex((suite) => isRunnable(suite, done, wanted));
    const suite = waiting[index];
    if (!suite || used + shares[suite.share] > CAPACITY) return false;
    waiting.splice(index, 1);
    const missing = failedCondition(suite, done);
    if (missing) end(notRun(suite, missing));
    else start(suite);
    return true;
  };

  while (waiting.length > 0 || running.size > 0) {
    if (startNext()) continue;
    await Promise.race(running);
  }
  return suites.flatMap(({ name }) => done.get(name) ?? []);
}
