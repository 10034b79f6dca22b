export { isNavigationBlocked } from './isNavigationBlocked.ts';
export { NETWORK_POLL_MS, startNetwork, watchNetwork } from './watchNetwork.ts';
export type { NetworkEvent, NetworkState } from './watchNetwork.ts';
