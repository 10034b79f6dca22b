import { existsSync } from 'node:fs';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { root } from '../processes/root.ts';

/** Whether Debian's packages can be installed here without asking anybody. */
export const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages by a shell command. @returns What it said last where it failed. */
export async function installPackages({ run }: ProcessGroup, command: string): Promise<string | undefined> {
  const install = await run({
    name: 'apt-get',
    command: '/bin/sh',
    args: ['-c', `apt-get update && ${command}`],
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return (await install.ended) === 0 ? undefined : install.lastLines().join('\n');
}
