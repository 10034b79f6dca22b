import type { HostBridge } from '../HostBridge.ts';
import { watchBrowserNetwork } from './watchBrowserNetwork.ts';
import type { WebWindow } from './WebWindow.ts';

/** The network as the browser knows it, which is what containers know too. */
export const browserNetwork = (window: WebWindow): Pick<HostBridge, 'isOnline' | 'onNetworkChange'> => ({
  isOnline: () => window.navigator.onLine,
  onNetworkChange: (listener) => watchBrowserNetwork(window, listener),
});
