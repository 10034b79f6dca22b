import type { HostBridge, ShareCard } from '../HostBridge.ts';
import { watchBrowserNetwork } from './watchBrowserNetwork.ts';

/** What the bridge of the plain web uses of a browser window. Old kernels have no `ononline`. */
export type WebWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  ononline?: unknown;
  navigator: Pick<Navigator, 'onLine'> & Partial<Pick<Navigator, 'share'>>;
};

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
    isOnline: () => navigator.onLine,
    onNetworkChange: (listener) => watchBrowserNetwork(window, listener),
    ...(navigator.share ? { share } : {}),
  };
}
