import { claimPoller, type PollerLease } from '@shuye/core-domain/order';
import type { Services } from '../../services/Services.ts';

/** Lets one tab ask for a user's orders at a time [PAY-08]. */
export interface OrderPoller {
  /** Claims the right to ask, or prolongs it; false while another tab has it. */
  claim: (userId: string) => boolean;
  release: () => void;
}

function parseLease(stored: unknown): PollerLease | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { tabId, userId, until, isInView } = stored as Record<string, unknown>;
  const isWhole = typeof tabId === 'string' && typeof userId === 'string' && typeof until === 'number';
  return isWhole ? { tabId, userId, until, isInView: isInView !== false } : undefined;
}

export function createOrderPoller({
  storage,
  nowMs,
  randomId,
}: Pick<Services, 'storage' | 'nowMs' | 'randomId'>): OrderPoller {
  const tabId = randomId();
  const current = (): PollerLease | undefined => storage.read('order_poller', parseLease);
  return {
    claim: (userId) => {
      const claim = claimPoller(current(), {
        tabId,
        userId,
        nowMs: nowMs(),
        isInView: document.visibilityState === 'visible',
      });
      if (claim.granted) storage.write('order_poller', claim.lease);
      return claim.granted;
    },
    release: () => {
      if (current()?.tabId === tabId) storage.remove('order_poller');
    },
  };
}
