import type { Share, Suite } from './Suite.ts';
import { notRun, type SuiteResult } from './runSuite.ts';

/**
 * How many may be in each lane at once. A suite waits a third of its time: three keep two cores busy, where these are fast one
 * more.
 */
const capacities = { main: 3, rest: 2 };

type Lane = keyof typeof capacities;

const places: Readonly<Record<Share, { lane: Lane; size: number }>> = {
  part: { lane: 'main', size: 1 },
  whole: { lane: 'main', size: 3 },
  rest: { lane: 'rest', size: 1 },
};

interface Events {
  run: (suite: Suite) => Promise<SuiteResult>;
  onEnd: (result: SuiteResult) => void;
  /** Comes when the processors have room for one more. */
  room: () => Promise<void>;
}

const isRunnable = (
  { after = [] }: Suite,
  done: ReadonlyMap<string, SuiteResult>,
  wanted: ReadonlySet<string>,
): boolean => after.every((name) => done.has(name) || !wanted.has(name));

const failedCondition = ({ after = [] }: Suite, done: ReadonlyMap<string, SuiteResult>): string | undefined =>
  after.find((name) => (done.get(name)?.counts.failed ?? 0) > 0);

/**
 * Runs the suites in their order, three at a time or four while the processors have room, one that needs the whole machine
 * without another, and beside them what takes the rest. A suite waits for those it comes after, and is not run when one of
 * them failed. Results are in the order of the suites.
 */
export async function runSuites(suites: readonly Suite[], { run, onEnd, room }: Events): Promise<SuiteResult[]> {
  const wanted = new Set(suites.map(({ name }) => name));
  const done = new Map<string, SuiteResult>();
  const waiting = [...suites];
  const running = new Set<Promise<void>>();
  const used: Record<Lane, number> = { main: 0, rest: 0 };

  const end = (result: SuiteResult): void => {
    done.set(result.name, result);
    onEnd(result);
  };

  const start = (suite: Suite): void => {
    const { lane, size } = places[suite.share];
    used[lane] += size;
    const work = run(suite).then((result) => {
      used[lane] -= size;
      running.delete(work);
      end(result);
    });
    running.add(work);
  };

  /** @param more how many parts of the machine may be taken beyond the lane's. */
  const startNext = (lane: Lane, more = 0): boolean => {
    const index = waiting.findIndex((suite) => places[suite.share].lane === lane && isRunnable(suite, done, wanted));
    const suite = waiting[index];
    if (!suite) return false;
    const { size } = places[suite.share];
    if (used[lane] + size > capacities[lane] + (size === 1 ? more : 0)) return false;
    waiting.splice(index, 1);
    const missing = failedCondition(suite, done);
    if (missing) end(notRun(suite, missing));
    else start(suite);
    return true;
  };

  let coming: Promise<void> | undefined;
  while (waiting.length > 0 || running.size > 0) {
    if (startNext('main') || startNext('rest')) continue;
    coming ??= room().then(() => {
      coming = undefined;
      startNext('main', 1);
    });
    await Promise.race([...running, coming]);
  }
  return suites.flatMap(({ name }) => done.get(name) ?? []);
}
