import type { BridgeMethod } from '../native/bridgeMethods.ts';

/** How one call is answered, other than a good host would. */
export type Answering =
  /** After the call has been given up. */
  | { afterMs: number }
  | { never: true }
  /** The right answer so many times. */
  | { times: number }
  /** Another answer than was asked for. */
  | { lie: unknown }
  | { fault: string };

/** What a simulated host does; JSON, so that a test can hand it to a page. */
export interface HostScript {
  host: 'taobao' | 'youku' | 'alipay' | 'alipay-h5';
  /** When the native object comes into the page: at once unless it says otherwise. */
  injection?: { afterMs: number; isAnnounced?: boolean } | 'never';
  /** The shapes of `ret` that WindVane clients write. */
  ret?: 'text' | 'list' | 'missing';
  /** Numbers and booleans come as text. */
  writesText?: boolean;
  answering?: Partial<Record<BridgeMethod, Answering>>;
  isLoggedIn?: boolean;
  /** What the reader does on a login or consent page. */
  consent?: 'given' | 'refused' | 'never';
  /** The cashier's code; without one the reader never comes back from it. */
  payCode?: string;
  isFollowed?: boolean;
  isPinned?: boolean;
  task?: object;
  networkType?: string;
  parameters?: Readonly<Record<string, unknown>>;
}
