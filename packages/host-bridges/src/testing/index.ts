import { hostFacts } from '@shuye/core-domain/testing';
import type { HostDefinition } from '../Host.ts';

export { createSimulatedHost } from '../simulator/createSimulatedHost.ts';
export type { HostScript } from '../simulator/HostScript.ts';
export { simulateMiniProgramApi } from '../simulator/simulateMiniProgramApi.ts';
export { userAgents } from '../simulator/userAgents.ts';
export { hostFacts };
export { openHost } from './openHost.ts';

/** What the requirements fix of a host, to be compared with its row of `hostFacts`. */
export const factsOf = ({ id, platform, payMode, reader }: HostDefinition) => ({
  id,
  platform,
  payMode,
  isPlatformPath: reader.isPlatformPath,
});
