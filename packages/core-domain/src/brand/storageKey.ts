import { brand } from './brand.ts';

/** What the product keeps on a device (D-010). */
export const STORAGE_NAMES = [
  'search_history',
  'guest_shelf',
  'merge_state',
  'has_read',
  'content_cache',
  'book_status',
  'pending_order',
  'nav_badges',
  'follow_day',
  'env',
  'device',
] as const;

export type StorageName = (typeof STORAGE_NAMES)[number];

/** The full name of a stored value: always below the product's prefix [AUTH-12] [CACHE-12]. */
export const storageKey = (name: StorageName): string => brand.storagePrefix + name;
