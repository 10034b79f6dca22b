import { isLoggedInId } from '@shuye/core-domain/member';
import type { KeyValueStorage } from '../createStorage.ts';

const LAST_ACCOUNT = 'last_account';

/** Texts that an account paid for: they come again from the server. */
const PAID = ['content_cache'];

/** What a reader did here; a guest goes on with it, another account must not find it, nor send it in its own name. */
const PERSONAL = [
  'progress',
  'text_bookmarks',
  'intents',
  'reading_time',
  'settled_progress',
  'shelf_offers',
  'book_status',
  'guest_prompts',
  'energy_notice',
  'farm_done',
];

const asId = (value: unknown): string | undefined =>
  typeof value === 'string' && isLoggedInId(value) ? value : undefined;

/**
 * Takes away what this device keeps of an account that is no longer the one that reads (E18): the texts that it bought at
 * once, the traces of its reading when another account logs in. A login that ended and comes again loses nothing else.
 */
export function forgetFormerReader(storage: KeyValueStorage, userId: string): void {
  const last = storage.read(LAST_ACCOUNT, asId);
  if (last === userId) return;
  const isAccount = isLoggedInId(userId);
  const left = isAccount ? [...PAID, ...PERSONAL, `shelf_${last}`] : PAID;
  if (last !== undefined) for (const key of left) storage.remove(key);
  if (isAccount) storage.write(LAST_ACCOUNT, userId);
}
