import { brand } from '@shuye/core-domain/brand';
import { isLoggedInId } from '@shuye/core-domain/member';
import { attempt } from './attempt.ts';
import type { KeyValueStorage } from './createStorage.ts';
import { accountDatabases, accountKeys, accountShelfKey, accountTabKeys, boughtKeys } from '@shuye/core-domain/storage';

export interface BrowserStores {
  /** Lives on the device; `session` lives until the tab is closed. */
  storage: KeyValueStorage;
  session: KeyValueStorage;
  /** May be refused, and may do nothing where a browser has no databases. */
  deleteDatabase: (name: string) => void;
}

const asId = (value: unknown): string | undefined =>
  typeof value === 'string' && isLoggedInId(value) ? value : undefined;

/**
 * Removes what this browser stores of an account that no longer reads here (E18): bought texts at once, everything else
 * when another account logs in. A login that ended and comes again loses nothing else.
 */
export function purgePreviousAccount({ storage, session, deleteDatabase }: BrowserStores, userId: string): void {
  const previous = storage.read('last_account', asId);
  if (previous === userId) return;
  const isAccount = isLoggedInId(userId);
  if (previous !== undefined) {
    for (const key of boughtKeys) storage.remove(key);
    if (isAccount) {
      for (const key of [...accountKeys, accountShelfKey(previous)]) storage.remove(key);
      for (const key of accountTabKeys) session.remove(key);
      // A browser that refuses its databases has not stored anything in them either.
      for (const name of accountDatabases) attempt(() => deleteDatabase(brand.storagePrefix + name));
    }
  }
  if (isAccount) storage.write('last_account', userId);
}
