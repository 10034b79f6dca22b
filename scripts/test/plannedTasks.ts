import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What turbo says that it would do. */
interface PlannedTask {
  task: string;
  package: string;
  /** The package's, from the root. */
  directory: string;
  /** Of everything that the task reads. */
  hash: string;
  /** Whether it has passed with all of that, and is replayed. */
  cache: { status: 'HIT' | 'MISS' };
}

interface PlanOptions {
  /** Handed on to the command. */
  args?: readonly string[];
  /** Beside this process's own. */
  env?: Readonly<Record<string, string>>;
}

/** What turbo would do with a task of each package, and with what; asks the files alone and runs nothing. */
export function plannedTasks(root: string, task: string, { args = [], env = {} }: PlanOptions = {}): PlannedTask[] {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const plan = execFileSync(turbo, ['run', task, '--dry=json', ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(plan) as { tasks: readonly PlannedTask[] };
  return tasks.filter((planned) => planned.task === task);
}
