export { hostFacts, PLAIN_PLATFORM, platformId } from './hostFacts.ts';
export type { HostFacts, HostId, HostSystem } from './hostFacts.ts';
export { hostParameters } from './hostParameters.ts';
export type { HostParameters } from './hostParameters.ts';
export { OrderPayMode } from './OrderPayMode.ts';
