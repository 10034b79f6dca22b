import type { FarmTask } from '@shuye/core-domain/farm';

/** What a page gives away when it is shared. */
export interface ShareCard {
  title: string;
  text: string;
  url: string;
}

/** Following the product inside the host. Rejections are `AppError`s of kind `bridge`. */
export interface FollowAbility {
  isFollowed: () => Promise<boolean>;
  follow: () => Promise<void>;
}

/** The host's farm and its reading task. Rejections are `AppError`s. */
export interface FarmAbility {
  /** Undefined while the host has no task for this reader. */
  task: () => Promise<FarmTask | undefined>;
  completeTask: (task: Pick<FarmTask, 'from'>) => Promise<void>;
  /** Whether the product's entry is pinned to the farm. */
  isPinned: () => Promise<boolean>;
  /** False when it was not pinned. */
  pin: () => Promise<boolean>;
}

/**
 * What the containing application can do for the product. Methods always settle, by answer or by timeout; an ability
 * that a host lacks is an absent member.
 */
export interface HostBridge {
  /** Whether the device has a network now. */
  isOnline: () => boolean;
  /** Calls back on each change; gives the way to stop. */
  onNetworkChange: (listener: (online: boolean) => void) => () => void;
  /** Opens the host's own share panel; false when the reader closed it. */
  share?: (card: ShareCard) => Promise<boolean>;
  /** What the host says of its user and its device, as it says it [ENT-28]; undefined where it does not answer. */
  parameters?: () => Promise<unknown>;
  /** Renews the login of the host's user. */
  refreshLogin?: () => Promise<void>;
  /** The reader's id at the host's payment provider; rejects where the reader withholds it. */
  payerId?: () => Promise<string>;
  follow?: FollowAbility;
  farm?: FarmAbility;
}
