import { describe, expect, it } from 'vitest';
import { NETWORK_POLL_MS, startNetwork, watchNetwork } from './watchNetwork.ts';

const NOW = 1_790_000_000_000;

describe('the network monitor', () => {
  it('flips with the events of the browser [NET-02]', () => {
    const online = startNetwork(true, true, NOW);
    expect(online).toEqual({ isOnline: true, source: 'events' });
    const offline = watchNetwork(online, { type: 'offline' });
    expect(offline).toEqual({ isOnline: false, source: 'events' });
    expect(watchNetwork(offline, { type: 'online' })).toEqual(online);
  });

  it('does not change where nothing changed', () => {
    const online = startNetwork(true, true, NOW);
    expect(watchNetwork(online, { type: 'online' })).toBe(online);
    expect(watchNetwork(online, { type: 'looked', isOnline: false, nowMs: NOW })).toBe(online);
  });

  it('looks every 500 ms where there are no events [NET-03] [CONST-79]', () => {
    expect(NETWORK_POLL_MS).toBe(500);
    const start = startNetwork(false, false, NOW);
    expect(start).toEqual({ isOnline: false, source: 'poll', lookAt: NOW + 500 });
    expect(watchNetwork(start, { type: 'looked', isOnline: true, nowMs: NOW + 510 })).toEqual({
      isOnline: true,
      source: 'poll',
      lookAt: NOW + 1010,
    });
  });

  it('hears an event that comes all the same', () => {
    const start = startNetwork(false, false, NOW);
    expect(watchNetwork(start, { type: 'online' })).toEqual({ ...start, isOnline: true });
  });

  it('takes a browser that does not say for online', () => {
    expect(startNetwork(undefined, true, NOW).isOnline).toBe(true);
    expect(startNetwork(undefined, false, NOW).isOnline).toBe(true);
    expect(startNetwork(false, true, NOW).isOnline).toBe(false);
  });
});
