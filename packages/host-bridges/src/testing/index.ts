import { hostFacts } from '@shuye/core-domain/testing';
import type { Host } from '../Host.ts';

export { hostFacts };

/** What the requirements fix of a host, to be compared with its row of `hostFacts`. */
export const factsOf = ({ id, platform, payMode, reader }: Host) => ({
  id,
  platform,
  payMode,
  isPlatformPath: reader.isPlatformPath,
});
