import type { ApiClient } from '@shuye/api-client';
import type { ShelfStore } from '../../stores/shelfStore.ts';
import type { KeyValueStorage } from '../../storage/createStorage.ts';
import type { ShelfRecords } from '../../storage/createShelfRecords.ts';

export interface AccountShelfParts {
  client: Pick<ApiClient, 'send'>;
  records: ShelfRecords;
  storage: KeyValueStorage;
  shelf: ShelfStore;
  userId: string;
  /** The reader may change: another tab may have logged out, or somebody else in. */
  reader: () => string;
  channelId: string;
  /** The column that new shelves are filled from. */
  columnId: string;
  nowMs: () => number;
  random: () => number;
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  showMessage: (message: string) => void;
  reportError: (error: unknown) => void;
}

export interface ShelfSyncOptions {
  /** Shows no failure. */
  isSilent?: boolean;
  /** Gives up what is on its way, which may hang: what it carried is sent again, and the server takes it once. */
  isAnew?: boolean;
}

/** A guest's shelf stays on the device. */
export interface ShelfSyncService {
  /** Called again after each login or logout. */
  start: () => Promise<void>;
  /** Sends and fetches now: the page is seen again, the network is back, or a screen wants the newest. */
  refresh: (options?: ShelfSyncOptions) => Promise<boolean>;
  stop: () => void;
}
