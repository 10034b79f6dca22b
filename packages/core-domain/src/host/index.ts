export { platformId } from './platformId.ts';
export type { HostSystem } from './platformId.ts';
export { hostParameters } from './hostParameters.ts';
export type { HostParameters } from './hostParameters.ts';
export { OrderPayMode } from './OrderPayMode.ts';
