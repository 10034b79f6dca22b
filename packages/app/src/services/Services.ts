import type { ApiClient, CommonParameters } from '@shuye/api-client';
import type { Entry } from '@shuye/core-domain/query';
import type { Host } from '@shuye/host-bridges';
import type { ChapterSource } from '@shuye/reader-engine';
import type { ToasterStore } from '@shuye/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { StoreApi } from 'zustand/vanilla';
import type { ElderModeStore } from '../stores/elderModeStore.ts';
import type { PageNews } from '../stores/PageNews.ts';
import type { ProgressStore } from '../stores/progressStore.ts';
import type { ReaderSettingsStore } from '../stores/readerSettingsStore.ts';
import type { SessionStore } from '../stores/sessionStore.ts';
import type { ShelfStore } from '../stores/shelfStore.ts';
import type { KeyValueStorage } from '../storage/createStorage.ts';
import type { StoreOf } from './lazyStores.ts';
import type { LoginLinkOptions } from './loginAddress.ts';
import type { QueuedEvent } from './QueuedEvent.ts';
import type { ShelfRecords } from '../storage/createShelfRecords.ts';
import type { ShelfSyncService } from './shelf/ShelfSyncService.ts';

export interface NavigateAwayOptions {
  /** The page that is left takes no place in the history. */
  replaces?: boolean;
}

/** Composed once, in `createServices`. */
export interface Services extends Entry {
  host: Host;
  client: ApiClient;
  query: QueryClient;
  chapters: ChapterSource;
  shelf: ShelfStore;
  /** Includes the shelves of other readers of this device. */
  shelfRecords: ShelfRecords;
  shelfSyncService: ShelfSyncService;
  progress: ProgressStore;
  readerSettings: ReaderSettingsStore;
  elderMode: ElderModeStore;
  /** The store that `create` makes, which the screens that share it name: it comes with them. */
  storeOf: StoreOf<Services>;
  toaster: ToasterStore;
  /** What parts that come later tell. */
  news: StoreApi<PageNews>;
  /** Values stay on the device. */
  storage: KeyValueStorage;
  /** Values stay until the tab is closed. */
  session: KeyValueStorage;
  userAgent: string;
  randomId: () => string;
  nowMs: () => number;
  reloadPage: () => void;
  /** Leaves for an address outside of the application: a web page, or an app's own scheme. */
  navigateAway: (address: string, options?: NavigateAwayOptions) => void;
  currentUrl: () => string;
  loginAddress: (options: LoginLinkOptions) => string;
  feedbackUrl: string;
  sender: () => CommonParameters;
  queuedEvents: QueuedEvent[];
  login: SessionStore;
  /** The reader's id as the page can see it; 8000000 for a guest. */
  userId: () => string;
}
