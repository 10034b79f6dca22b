import type { HostBridge, ShareCard } from '../HostBridge.ts';
import { browserNetwork } from './browserNetwork.ts';
import type { WebWindow } from './WebWindow.ts';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The bridge of the plain browser: its network, and its share panel where it has one. */
export function createWebBridge(window: WebWindow): HostBridge {
  const { navigator } = window;
  const share = async (card: ShareCard): Promise<boolean> => {
    try {
      await navigator.share?.(card);
      return true;
    } catch (error) {
      if (isCancelled(error)) return false;
      throw error;
    }
  };

  return {
    ...browserNetwork(window),
    ...(navigator.share ? { share } : {}),
  };
}
