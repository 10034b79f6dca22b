/** Time between two looks where the browser does not tell by itself [NET-03]. */
export const NETWORK_POLL_MS = 500;

export interface NetworkState {
  isOnline: boolean;
  /** Whether the browser tells of changes, or has to be asked. */
  source: 'events' | 'poll';
  /** When to look next, in milliseconds; only where the browser has to be asked. */
  lookAt?: number;
}

/** What the monitor heard. `isOnline` of a look is what the browser says at `nowMs`. */
export type NetworkEvent =
  | { type: 'online' }
  | { type: 'offline' }
  | { type: 'looked'; isOnline: boolean; nowMs: number };

/** The monitor's start; a browser that does not say is taken to be online. */
export const startNetwork = (isOnline: boolean | undefined, hasEvents: boolean, nowMs: number): NetworkState =>
  hasEvents
    ? { isOnline: isOnline ?? true, source: 'events' }
    : { isOnline: isOnline ?? true, source: 'poll', lookAt: nowMs + NETWORK_POLL_MS };

/** Flips on the browser's events [NET-02], or by a look every 500 ms [NET-03]; the same object where nothing changed. */
export function watchNetwork(state: NetworkState, event: NetworkEvent): NetworkState {
  if (event.type === 'looked') {
    if (state.source === 'events') return state;
    return { ...state, isOnline: event.isOnline, lookAt: event.nowMs + NETWORK_POLL_MS };
  }
  const isOnline = event.type === 'online';
  return isOnline === state.isOnline ? state : { ...state, isOnline };
}
