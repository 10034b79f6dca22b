export { isNavigationBlocked, offlineNotice } from './offlineNotice.ts';
export type { OfflineMoment, OfflineNotice } from './offlineNotice.ts';
export { retryWhenOnline } from './retryWhenOnline.ts';
export type { RetryStep } from './retryWhenOnline.ts';
export { NETWORK_POLL_MS, startNetwork, watchNetwork } from './watchNetwork.ts';
export type { NetworkEvent, NetworkState } from './watchNetwork.ts';
