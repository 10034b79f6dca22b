import { findWebKit } from '@shuye/tooling/webkit';
import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { installPackages, isDebianRoot } from './installPackages.ts';

const MISSING =
  'There is no WebKitGTK with its driver here, so that no journey runs in it. Install them (Debian and Ubuntu: the packages webkit2gtk-driver and xvfb).';

/**
 * Looks for WebKitGTK for the deep tests and, on Debian as root, installs Debian's own.
 * @returns What the report must say when there is none.
 */
export async function ensureWebKit(group: ProcessGroup): Promise<string | undefined> {
  if (findWebKit()) return undefined;
  if (!isDebianRoot()) return MISSING;
  console.log('Installing webkit2gtk-driver and xvfb ...');
  const failure = await installPackages(
    group,
    'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb fonts-noto-cjk',
  );
  if (failure !== undefined) return `WebKitGTK could not be installed:\n${failure}\n${MISSING}`;
  return findWebKit() ? undefined : MISSING;
}
