export { platformId } from './platformId.ts';
export type { HostSystem } from './platformId.ts';
export { deviceName } from './deviceName.ts';
export { hostParameters } from './hostParameters.ts';
export type { HostParameters } from './hostParameters.ts';
export { loginHosts } from './loginHosts.ts';
export type { LoginHost } from './loginHosts.ts';
export { OrderPayMode } from './OrderPayMode.ts';
