import { brand } from '../brand/brand.ts';

/**
 * Everything that the product stores in a browser: whose it is, and when it goes. A value has a name here or cannot be
 * stored: `KeyValueStorage` takes these names only. The names are those on readers' devices; a renamed one would lose
 * what is stored under the old. How long a value counts is said where it is used.
 */

/** Of the device, or of a guest: nothing of ours takes it away. */
export type DeviceKey =
  | 'device'
  | 'last_account'
  /** Each payment names its user and is taken up by that user alone, so that no login takes another's away. */
  | 'pending_order'
  | 'order_poller'
  | 'guest_shelf'
  | 'reader_settings'
  | 'elder_mode'
  | 'listening'
  | 'auto_read_pace'
  | 'has_read'
  | 'nav_badges'
  | 'guide_counts'
  /** In development builds alone. */
  | 'environment';

/** Of the tab, whoever reads in it: it ends when the tab is closed. */
export type TabKey =
  | 'closed_guides'
  | 'code_reload'
  | 'home_dialog'
  | 'order_at_cashier'
  | 'refused_reloads'
  | `scroll_${string}`
  | `search_pages_${string}`
  | `store_loads_${string}`;

/** What an account paid for ends with its login: it comes again from the server (E18). */
export const boughtKeys = ['content_cache'] as const;

/** Of an account, on the device. A guest goes on with it; another account must not find it, nor send it in its own name (E18). */
export const accountKeys = [
  'progress',
  /** Bookmarks as they were before devices told each other of them. */
  'text_bookmarks',
  'bookmarks',
  'text_notes',
  'shelf_groups',
  'intents',
  'reading_time',
  'reading_diary',
  'restore_copy',
  'book_visits',
  'settled_progress',
  'shelf_offers',
  'shelf_arrangement',
  'refused_changes',
  'book_status',
  'own_space',
  'guest_prompts',
  /** Each user is invited once a day (D-136). */
  'follow_day',
  'energy_notice',
  'farm_done',
  'search_history',
] as const;

/** Of an account, in the tab; it ends with another account's login, too. */
export const accountTabKeys = ['notice_refreshed', 'gift_asked'] as const;

/** The shelf of an account; it ends with another account's login. */
export const accountShelfKey = (userId: string): `shelf_${string}` => `shelf_${userId}`;

/** Databases of an account, by their names without the product's prefix; they end with another account's login. */
export const accountDatabases = ['offline'] as const;

export type StoredKey =
  | DeviceKey
  | TabKey
  | (typeof boughtKeys)[number]
  | (typeof accountKeys)[number]
  | (typeof accountTabKeys)[number]
  | ReturnType<typeof accountShelfKey>;

const DAMAGED = '_damaged';

export type DamagedKey = `${StoredKey}${typeof DAMAGED}`;

/**
 * Where the text of a value lies that could not be read, the first of them as it stood (F11). It is whose the value is, leaves
 * the browser with it, and makes room for whatever is written; nothing reads it as a value. Its reader finds it in the file of their own data.
 */
export const damagedKey = (key: StoredKey): DamagedKey => `${key}${DAMAGED}`;

/** What a browser knows a value as [CACHE-12]. */
export const storageName = (key: StoredKey | DamagedKey): string => brand.storagePrefix + key;

export const isDamagedName = (name: string): boolean => name.endsWith(DAMAGED);
