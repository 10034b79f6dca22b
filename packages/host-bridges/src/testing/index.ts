import { hostFacts } from '@shuye/core-domain/testing';
import type { HostDefinition } from '../Host.ts';

export { hostFacts };

/** What the requirements fix of a host, to be compared with its row of `hostFacts`. */
export const factsOf = ({ id, platform, payMode, reader }: HostDefinition) => ({
  id,
  platform,
  payMode,
  isPlatformPath: reader.isPlatformPath,
});
