import { machineEnv } from './machineEnv.ts';
import { plannedTasks } from './plannedTasks.ts';
import type { Suite } from './Suite.ts';

/** A script of a package, as turbo runs it. */
export interface TestTask {
  package: string;
  script: string;
  args: readonly string[];
}

/** Tells of which suites turbo would replay the report, because they passed with everything that is there now. */
export function createReplays(root: string) {
  const plans = new Map<string, ReadonlySet<string>>();
  return (suite: Suite, { package: name, script, args }: TestTask): boolean => {
    const env = machineEnv(suite);
    const key = JSON.stringify([script, args, env]);
    let replayed = plans.get(key);
    if (!replayed) {
      const tasks = plannedTasks(root, script, { args, env }).filter(({ cache }) => cache.status === 'HIT');
      replayed = new Set(tasks.map((task) => task.package));
      plans.set(key, replayed);
    }
    return replayed.has(name);
  };
}
