import type { HostBridge } from './HostBridge.ts';

/** How an order is paid: by the host's bridge, or by a redirect to a web cashier (S1 §3). */
export const OrderPayMode = { Bridge: 11, Redirect: 4 } as const;
export type OrderPayMode = (typeof OrderPayMode)[keyof typeof OrderPayMode];

/** How this host wants the reader to be. */
export interface ReaderSettings {
  /** Chapters given away here; beyond them a chapter is locked whatever else holds (D-063). */
  freeChapterCount?: number;
  /** Books of free stack 0 follow the chapter's own price here (D-065). */
  isPlatformPath: boolean;
  /** Horizontal swipes do nothing (D-110). */
  ignoresSlide?: boolean;
}

/** The containing application as a value: what differs between hosts, and nothing else. */
export interface Host {
  id: string;
  /** The wire's number for this host on each system; 0 is the plain browser (S1 §3). */
  platform: { android: number; ios: number };
  payMode: OrderPayMode;
  reader: ReaderSettings;
  bridge: HostBridge;
}
