import type { ApiClient } from '@shuye/api-client';
import type { Host } from '@shuye/host-bridges';
import type { ChapterSource } from '@shuye/reader-engine';
import type { ToasterStore } from '@shuye/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { NavBadgeStore } from '../stores/navBadgeStore.ts';
import type { ProgressStore } from '../stores/progressStore.ts';
import type { ReaderSettingsStore } from '../stores/readerSettingsStore.ts';
import type { ShelfEditStore } from '../stores/shelfEditStore.ts';
import type { ShelfStore } from '../stores/shelfStore.ts';
import type { KeyValueStorage } from './createStorage.ts';

/** Everything a screen may ask for; composed once, in `createServices`. */
export interface Services {
  host: Host;
  client: ApiClient;
  query: QueryClient;
  chapters: ChapterSource;
  shelf: ShelfStore;
  shelfEdit: ShelfEditStore;
  progress: ProgressStore;
  readerSettings: ReaderSettingsStore;
  navBadges: NavBadgeStore;
  toaster: ToasterStore;
  /** Kept on the device. */
  storage: KeyValueStorage;
  /** Kept until the tab is closed. */
  session: KeyValueStorage;
  /** Milliseconds. */
  now: () => number;
  /** Loads the whole page afresh. */
  reloadPage: () => void;
}
