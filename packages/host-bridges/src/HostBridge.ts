import type { FarmTask } from '@shuye/core-domain/farm';
import type { LoginHost } from '@shuye/core-domain/host';
import type { PayAnswer } from '@shuye/core-domain/order';
import type { AppTarget } from './navigation/createAppNavigation.ts';

export interface ShareCard {
  title: string;
  text: string;
  url: string;
}

/** Following the product inside the host. Rejects with `AppError`s of kind `bridge`. */
export interface FollowAbility {
  isFollowed: () => Promise<boolean>;
  follow: () => Promise<void>;
}

/** The host's farm and its reading task. Rejects with `AppError`s. */
export interface FarmAbility {
  /** Undefined while the host has no task for this reader. */
  task: () => Promise<FarmTask | undefined>;
  completeTask: (task: Pick<FarmTask, 'from'>) => Promise<void>;
  isPinned: () => Promise<boolean>;
  pin: () => Promise<boolean>;
}

/** The host's own storage, which outlives the cookies and the storage of its webview. */
export interface HostStorage {
  /** Undefined for a key that was never set. */
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
}

/** A book as the host's own reader opens it [BRIDGE-22]. */
export interface NativeBook {
  bookId: string;
  bookName: string;
  topClass?: string | number | undefined;
}

/** The host shows the page again after something else, or something else in front of it (D-141). */
export type PageEvent = 'pageShow' | 'pageHide';

/** Methods settle by answer or timeout; what `on…` gives ends the listening. An ability that a host lacks is absent. */
export interface HostBridge {
  isOnline: () => boolean;
  onNetworkChange: (listener: (online: boolean) => void) => () => void;
  onPageEvent?: (listener: (event: PageEvent) => void) => () => void;
  /** Asks at each press of the host's back key; true keeps the host from going back itself. Returns what ends it. */
  onBack?: (takes: () => boolean) => () => void;
  /** In the host's words, in capitals: WIFI, 5G, NOTREACHABLE [BRIDGE-12]. */
  networkType?: () => Promise<string>;
  /** Opens the host's share panel; false when the reader closed it. */
  share?: (card: ShareCard) => Promise<boolean>;
  /** The host's parameters of user and device, unparsed [ENT-28]; undefined where it does not answer. */
  parameters?: () => Promise<unknown>;
  updateParameters?: (change: Readonly<Record<string, unknown>>) => Promise<void>;
  /** What the host says of its device and window, unparsed [BRIDGE-19]. */
  globalInfo?: () => Promise<unknown>;
  /** Has the host log its user in, by a page of its own where that is needed. */
  refreshLogin?: () => Promise<void>;
  /** A code by which the server knows the host's user; asks the reader nothing, and rejects where nobody is logged in. */
  loginCode?: () => Promise<string>;
  /** Whose users these codes name: the container's, whichever of our hosts it shows. */
  loginHost?: LoginHost;
  /** The reader's id at the host's payment provider; rejects where the reader withholds it. */
  payerId?: () => Promise<string>;
  /** Pays by trade number; never rejects: what went wrong is a code too [BRIDGE-21] [PAY-13]. */
  pay?: (tradeNo: string) => Promise<PayAnswer>;
  storage?: HostStorage;
  setNavigationBar?: (bar: { backgroundColor: string }) => Promise<void>;
  showToast?: (message: string) => Promise<void>;
  navigate?: (address: string) => Promise<void>;
  navigateToMiniProgram?: (target: Partial<AppTarget>) => Promise<void>;
  readBook?: (book: NativeBook) => Promise<void>;
  report?: (name: string, params: Readonly<Record<string, unknown>>) => Promise<void>;
  follow?: FollowAbility;
  farm?: FarmAbility;
}
