import type { FarmTask } from '@shuye/core-domain/farm';

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
  /** False when it was not pinned. */
  pin: () => Promise<boolean>;
}

/**
 * What the containing application can do for the product. Methods always settle, by answer or by timeout; an ability
 * that a host lacks is an absent member.
 */
export interface HostBridge {
  isOnline: () => boolean;
  /** Reports each change; returns what ends it. */
  onNetworkChange: (listener: (online: boolean) => void) => () => void;
  /** Opens the host's share panel; false when the reader closed it. */
  share?: (card: ShareCard) => Promise<boolean>;
  /** The host's parameters of user and device, unparsed [ENT-28]; undefined where it does not answer. */
  parameters?: () => Promise<unknown>;
  refreshLogin?: () => Promise<void>;
  /** The reader's id at the host's payment provider; rejects where the reader withholds it. */
  payerId?: () => Promise<string>;
  follow?: FollowAbility;
  farm?: FarmAbility;
}
