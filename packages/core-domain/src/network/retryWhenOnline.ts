import { NETWORK_POLL_MS } from './watchNetwork.ts';

export type RetryStep = { next: 'reload' } | { next: 'look-again'; at: number };

/** The retry of a page that could not load: reloads once the network is there, looks every 500 ms until then [NET-04]. */
export const retryWhenOnline = (isOnline: boolean, now: number): RetryStep =>
  isOnline ? { next: 'reload' } : { next: 'look-again', at: now + NETWORK_POLL_MS };
