import { messages } from '../error/messages.ts';

/** What a reader was doing when the network was missing. */
export type OfflineMoment = 'page' | 'action' | 'navigation';

export type OfflineNotice = { show: 'dialog'; message: string; button: string } | { show: 'toast'; message: string };

/** A page that cannot load asks by a dialog, an action or a blocked navigation only tells (D-033). */
export const offlineNotice = (moment: OfflineMoment): OfflineNotice =>
  moment === 'page'
    ? { show: 'dialog', message: messages.offline, button: messages.refresh }
    : { show: 'toast', message: messages.offline };

/** Offline, pages that need a login cannot be gone to [ROUTE-61]; all others may show what the device has. */
export const isNavigationBlocked = (isOnline: boolean, needsLogin: boolean): boolean => needsLogin && !isOnline;
