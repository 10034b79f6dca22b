import { brand } from '@shuye/core-domain/brand';
import { removeOwnBooksOf } from '../../features/own-books/ownBooks.ts';
import type { Services } from '../../services/Services.ts';
import { attempt } from '../../storage/attempt.ts';
import { accountDatabases, accountKeys, accountShelfKey, accountTabKeys, boughtKeys } from '@shuye/core-domain/storage';

/** Removes everything that this browser stores of an account that is no more. */
export function forgetAccount({ storage, session }: Services, userId: string): void {
  for (const key of [...boughtKeys, ...accountKeys, accountShelfKey(userId), 'last_account'] as const) {
    storage.remove(key);
  }
  for (const key of accountTabKeys) session.remove(key);
  if ('indexedDB' in window)
    removeOwnBooksOf(userId).catch((cause: unknown) => console.info('Own books were not removed.', cause));
  // A browser that refuses its databases has not stored anything in them either.
  for (const name of accountDatabases) attempt(() => indexedDB.deleteDatabase(brand.storagePrefix + name));
}
