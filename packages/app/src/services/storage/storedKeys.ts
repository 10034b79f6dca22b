/**
 * Everything that the product stores in a browser: whose it is, where it is stored, and when it goes. A value has a row
 * here or cannot be stored: `KeyValueStorage` takes these names only. The names are those on readers' devices; a renamed
 * row would lose what is stored under the old one. How long a value counts is said where it is used.
 */
interface StoredValue {
  /** The reader's own (`account`), anybody's who reads on this device, or this tab's. */
  owner: 'account' | 'device' | 'tab';
  /** On the device, or in the tab's session. */
  place: 'device' | 'tab';
  /** What takes it away, beside the browser: any end of a login, another account's login, nothing of ours. */
  ends: 'with-login' | 'with-other-login' | 'never';
}

const DEVICE = { owner: 'device', place: 'device', ends: 'never' } as const;
const TAB = { owner: 'tab', place: 'tab', ends: 'never' } as const;
/** A guest goes on with it; another account must not find it, nor send it in its own name (E18). */
const ACCOUNT = { owner: 'account', place: 'device', ends: 'with-other-login' } as const;
const ACCOUNT_IN_TAB = { owner: 'account', place: 'tab', ends: 'with-other-login' } as const;
/** What an account paid for comes again from the server (E18). */
const BOUGHT = { owner: 'account', place: 'device', ends: 'with-login' } as const;

export const storedKeys = {
  device: DEVICE,
  last_account: DEVICE,
  guest_shelf: DEVICE,
  reader_settings: DEVICE,
  listening: DEVICE,
  auto_read_pace: DEVICE,
  has_read: DEVICE,
  nav_badges: DEVICE,
  follow_day: DEVICE,
  guide_counts: DEVICE,

  content_cache: BOUGHT,
  progress: ACCOUNT,
  text_bookmarks: ACCOUNT,
  intents: ACCOUNT,
  reading_time: ACCOUNT,
  settled_progress: ACCOUNT,
  shelf_offers: ACCOUNT,
  book_status: ACCOUNT,
  guest_prompts: ACCOUNT,
  energy_notice: ACCOUNT,
  farm_done: ACCOUNT,

  notice_refreshed: ACCOUNT_IN_TAB,
  gift_asked: ACCOUNT_IN_TAB,
  closed_guides: TAB,
  code_reload: TAB,
  home_dialog: TAB,
  refused_reloads: TAB,
} as const satisfies Readonly<Record<string, StoredValue>>;

/** Names with a part of their own: an account's shelf by its id, what a tab remembers of a page. */
export type StoredKey = keyof typeof storedKeys | `shelf_${string}` | `scroll_${string}` | `store_loads_${string}`;

/** The shelf of an account; it ends with another account's login. */
export const accountShelfKey = (userId: string): StoredKey => `shelf_${userId}`;

/** Databases of the browser, by their name without the product's prefix; they end with another account's login. */
export const storedDatabases = ['offline'] as const;

/** The names of what ends then in that place. */
export const keysEnding = (place: StoredValue['place'], ends: StoredValue['ends']): readonly StoredKey[] =>
  (Object.keys(storedKeys) as (keyof typeof storedKeys)[]).filter(
    (key) => storedKeys[key].place === place && storedKeys[key].ends === ends,
  );
