import { join } from 'node:path';
import { CommandFailure } from '../processes/CommandFailure.ts';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { root } from '../processes/root.ts';

/**
 * Builds whatever has changed since it was last built: all packages, or those that are named with what they need.
 * @throws CommandFailure with the output of the build that failed.
 */
export async function buildStale({ run }: ProcessGroup, packages: readonly string[] = []): Promise<void> {
  const output: string[] = [];
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const build = await run({
    name: 'build',
    args: [turbo, 'run', 'build', '--output-logs=errors-only', ...packages.map((name) => `--filter=@shuye/${name}`)],
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    onLine: (line) => output.push(line),
  });
  if ((await build.ended) !== 0) throw new CommandFailure(`The build failed.\n${output.join('\n')}`);
}
