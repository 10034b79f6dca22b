export { SIMULATED_USER } from './createSimulatedHost.ts';
export type { HostScript } from './HostScript.ts';
export type { Ending, LoggedCall } from './SimulatedHost.ts';
export type { HostControls } from './installSimulator.ts';
export { installSimulator } from './installSimulator.ts';
export { iphoneUserAgents, userAgents } from './userAgents.ts';
