import type { HostSystem } from '../host/platformId.ts';

export const HOME_DIALOG_BOOKS = 3;

const OLD_IOS = [9, 10];

/** Android client versions without the dialog; a host may configure others (D-147). */
export const DEFAULT_SKIPPED_CLIENTS: readonly string[] = ['10.1.0'];

export interface HomeMoment {
  hasScrolled: boolean;
  shownInSession: boolean;
  isSwitchedOn: boolean;
  bookCount: number;
  system: HostSystem | 'desktop';
  systemVersion?: string | undefined;
  clientVersion?: string | undefined;
  skippedClients?: readonly string[];
}

export type HomeDialogVerdict =
  | { opens: true }
  | { opens: false; reason: 'switched-off' | 'shown' | 'old-ios' | 'old-client' | 'no-books' | 'not-scrolled' };

/** Whether home recommends books on the first scroll: once a session, not on old systems and clients [STORE-20..22]. */
export function homeDialog(moment: HomeMoment): HomeDialogVerdict {
  const { system, systemVersion = '', clientVersion = '', skippedClients = DEFAULT_SKIPPED_CLIENTS } = moment;
  if (!moment.isSwitchedOn) return { opens: false, reason: 'switched-off' };
  if (moment.shownInSession) return { opens: false, reason: 'shown' };
  if (system === 'ios' && OLD_IOS.includes(Number.parseInt(systemVersion, 10))) {
    return { opens: false, reason: 'old-ios' };
  }
  if (system === 'android' && skippedClients.includes(clientVersion)) return { opens: false, reason: 'old-client' };
  if (moment.bookCount < 1) return { opens: false, reason: 'no-books' };
  return moment.hasScrolled ? { opens: true } : { opens: false, reason: 'not-scrolled' };
}
