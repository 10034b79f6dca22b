import type { ProcessGroup } from '../processes/createProcessGroup.ts';
import { installPackages } from './installPackages.ts';

const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs a Debian package that would start a server of its own, which the tests have no use for, without starting it.
 * @returns What it said last where it failed.
 */
export const installServer = (group: ProcessGroup, name: string): Promise<string | undefined> =>
  installPackages(
    group,
    `{ test -e ${POLICY} || { printf '#!/bin/sh\\nexit 101\\n' > ${POLICY} && chmod +x ${POLICY} && made=1; }; apt-get install -y --no-install-recommends ${name}; status=$?; test -z "$made" || rm ${POLICY}; test $status = 0; }`,
  );
