export type { HostSettings } from './HostSettings.ts';
export { parseHostSettings } from './parseHostSettings.ts';
