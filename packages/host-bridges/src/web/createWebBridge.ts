import type { HostBridge, ShareCard } from '../HostBridge.ts';

/** The part of a browser window that the bridge of the plain web stands on. */
export type WebWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  navigator: Pick<Navigator, 'onLine'> & Partial<Pick<Navigator, 'share'>>;
};

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The plain browser: its own network events, and its share panel where it has one. */
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
    onNetworkChange: (listener) => {
      const online = () => listener(true);
      const offline = () => listener(false);
      window.addEventListener('online', online);
      window.addEventListener('offline', offline);
      return () => {
        window.removeEventListener('online', online);
        window.removeEventListener('offline', offline);
      };
    },
    ...(navigator.share ? { share } : {}),
  };
}
