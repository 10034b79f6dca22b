import { ORDER_POLL_MS } from './advanceOrder.ts';

/** A tab that stopped asking gives its place up after this. */
export const POLLER_LEASE_MS = 3 * ORDER_POLL_MS;

/** Which tab asks for a user's order, until a time in milliseconds; kept where all tabs see it. */
export interface PollerLease {
  tabId: string;
  userId: string;
  until: number;
  attention: TabAttention;
}

/** How near its reader a tab was when it claimed: 0 hidden, 1 in view, 2 the one of several in view that was used last. */
export type TabAttention = 0 | 1 | 2;

export type LeaseClaim = { granted: true; lease: PollerLease } | { granted: false; until: number };

interface Claim {
  tabId: string;
  userId: string;
  nowMs: number;
  attention: TabAttention;
}

/**
 * One tab a user asks: granted to the tab that has it, or to the first to claim it once it ran out. A tab that is
 * nearer its reader takes it from one that is less so: whoever looks at a payment does not wait for one that was given up.
 */
export function claimPoller(current: PollerLease | undefined, { tabId, userId, nowMs, attention }: Claim): LeaseClaim {
  // An end too far ahead was written before the clock was set back.
  const isHeld = current !== undefined && current.until > nowMs && current.until <= nowMs + POLLER_LEASE_MS;
  const isOfOther = isHeld && current.userId === userId && current.tabId !== tabId;
  if (isOfOther && attention <= current.attention) return { granted: false, until: current.until };
  return { granted: true, lease: { tabId, userId, until: nowMs + POLLER_LEASE_MS, attention } };
}
