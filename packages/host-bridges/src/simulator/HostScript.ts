import type { BridgeMethod } from '../native/bridgeMethods.ts';

export type Answering =
  | { afterMs: number }
  | { never: true }
  | { times: number }
  | { lie: unknown }
  | { fault: string };

/** What a simulated host does; JSON, so that a test can hand it to a page. */
export interface HostScript {
  host: 'taobao' | 'youku' | 'alipay' | 'alipay-h5';
  /** When the native object comes into the page: at once unless it says otherwise. */
  injection?: { afterMs: number; isAnnounced?: boolean } | 'never';
  /** The shapes of `ret` that WindVane clients write. */
  ret?: 'text' | 'list' | 'missing';
  writesText?: boolean;
  answering?: Partial<Record<BridgeMethod, Answering>>;
  isLoggedIn?: boolean;
  /** The user's id as the payment app says it to its pages. */
  alipayUid?: string;
  consent?: 'given' | 'refused' | 'never';
  /** The cashier's code; without one the reader never comes back from it. */
  payCode?: string;
  isFollowed?: boolean;
  isPinned?: boolean;
  task?: object;
  networkType?: string;
  parameters?: Readonly<Record<string, unknown>>;
}
