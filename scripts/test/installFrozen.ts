import { CommandFailure } from '../processes/CommandFailure.ts';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { root } from '../processes/root.ts';

/**
 * Installs exactly what the lockfile says, with the pnpm that runs this command.
 * @throws CommandFailure when the lockfile does not fit the packages, which a run of an installed tree would not notice.
 */
export async function installFrozen({ run }: ProcessGroup): Promise<void> {
  const install = await run({
    name: 'install',
    command: process.env['npm_execpath'] ?? 'pnpm',
    args: ['install', '--frozen-lockfile'],
    cwd: root,
    env: process.env,
  });
  if ((await install.ended) !== 0) {
    throw new CommandFailure(`The dependencies could not be installed:\n${install.lastLines().join('\n')}`);
  }
}
