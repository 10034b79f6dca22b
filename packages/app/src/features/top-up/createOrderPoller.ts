import { claimPoller, type PollerLease, type TabAttention } from '@shuye/core-domain/order';
import type { Services } from '../../services/Services.ts';

/** Lets one tab ask for a user's orders at a time [PAY-08]. */
export interface OrderPoller {
  /** Claims the right to ask, or prolongs it; false while another tab has it. */
  claim: (userId: string) => boolean;
  release: () => void;
}

function attentionOfTab(): TabAttention {
  if (document.visibilityState === 'hidden') return 0;
  return document.hasFocus() ? 2 : 1;
}

/** One without a word of it is not taken away. */
const parseAttention = (stored: unknown): TabAttention => (stored === 0 || stored === 1 ? stored : 2);

function parseLease(stored: unknown): PollerLease | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { tabId, userId, until, attention } = stored as Record<string, unknown>;
  const isWhole = typeof tabId === 'string' && typeof userId === 'string' && typeof until === 'number';
  return isWhole ? { tabId, userId, until, attention: parseAttention(attention) } : undefined;
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
        attention: attentionOfTab(),
      });
      if (claim.granted) storage.write('order_poller', claim.lease);
      return claim.granted;
    },
    release: () => {
      if (current()?.tabId === tabId) storage.remove('order_poller');
    },
  };
}
