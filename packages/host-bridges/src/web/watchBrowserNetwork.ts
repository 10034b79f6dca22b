import { startNetwork, watchNetwork } from '@shuye/core-domain/network';
import type { WebWindow } from './WebWindow.ts';

/** Reports changes by the browser's events, else by polling [NET-02] [NET-03]. Returns what ends it. */
export function watchBrowserNetwork(window: WebWindow, report: (online: boolean) => void): () => void {
  const { navigator } = window;
  let state = startNetwork(navigator.onLine, 'ononline' in window, Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = (isOnline: boolean): void => {
    const before = state.isOnline;
    state = watchNetwork(state, { type: 'looked', isOnline, nowMs: Date.now() });
    if (state.isOnline !== before) report(state.isOnline);
  };
  // An event is reported in any case: a page that loads during an outage may have been told that it is online.
  const notice = (type: 'online' | 'offline'): void => {
    state = watchNetwork(state, { type });
    report(state.isOnline);
  };
  const schedulePoll = (): void => {
    if (state.lookAt === undefined) return;
    timer = setTimeout(() => {
      look(navigator.onLine);
      schedulePoll();
    }, state.lookAt - Date.now());
  };
  const onOnline = (): void => notice('online');
  const onOffline = (): void => notice('offline');

  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  schedulePoll();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
  };
}
