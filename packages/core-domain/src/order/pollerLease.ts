import { ORDER_POLL_MS } from './advanceOrder.ts';

/** A tab that stopped asking gives its place up after this. */
export const POLLER_LEASE_MS = 3 * ORDER_POLL_MS;

/** Which tab asks for a user's order, until a time in milliseconds; kept where all tabs see it. */
export interface PollerLease {
  tabId: string;
  userId: string;
  until: number;
  /** Somebody looked at the tab when it claimed. */
  isInView: boolean;
}

export type LeaseClaim = { granted: true; lease: PollerLease } | { granted: false; until: number };

interface Claim {
  tabId: string;
  userId: string;
  nowMs: number;
  isInView: boolean;
}

/**
 * One tab a user asks: granted to the tab that has it, or to the first to claim it once it ran out. A tab in view
 * takes it from one that is not: whoever looks at a payment does not wait for one that was given up.
 */
export function claimPoller(current: PollerLease | undefined, { tabId, userId, nowMs, isInView }: Claim): LeaseClaim {
  // An end too far ahead was written before the clock was set back.
  const isHeld = current !== undefined && current.until > nowMs && current.until <= nowMs + POLLER_LEASE_MS;
  const isOfOther = isHeld && current.userId === userId && current.tabId !== tabId;
  if (isOfOther && (current.isInView || !isInView)) return { granted: false, until: current.until };
  return { granted: true, lease: { tabId, userId, until: nowMs + POLLER_LEASE_MS, isInView } };
}
