export const NETWORK_POLL_MS = 500;

export interface NetworkState {
  isOnline: boolean;
  source: 'events' | 'poll';
  lookAt?: number;
}

export type NetworkEvent =
  | { type: 'online' }
  | { type: 'offline' }
  | { type: 'looked'; isOnline: boolean; nowMs: number };

/** The initial state; a browser that does not report one counts as online. */
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
