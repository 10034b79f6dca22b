import { findProgram } from '@shuye/tooling/cluster';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { isDebianRoot } from './installPackages.ts';
import { installServer } from './installServer.ts';

const LEFT_OUT = 'the tests of faults between balancer and web servers did not run';

/**
 * Looks for an HAProxy for the tests and, on Debian as root, installs Debian's own.
 * @returns What the report must say when there is none.
 */
export async function ensureBalancer(group: ProcessGroup): Promise<string | undefined> {
  if (findProgram('haproxy') !== undefined) return undefined;
  if (!isDebianRoot())
    return `There is no HAProxy here: ${LEFT_OUT}. Install one (Debian and Ubuntu: the package haproxy).`;
  console.log('Installing haproxy ...');
  const failure = await installServer(group, 'haproxy');
  if (failure === undefined && findProgram('haproxy') !== undefined) return undefined;
  return `HAProxy could not be installed, so that ${LEFT_OUT}:\n${failure ?? ''}`;
}
