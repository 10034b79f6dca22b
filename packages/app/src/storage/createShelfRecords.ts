import { isLoggedInId } from '@shuye/core-domain/member';
import { parseShelfRecord, type ShelfRecord } from '@shuye/core-domain/shelf';
import type { KeyValueStorage } from './createStorage.ts';
import { accountShelfKey, type StoredKey } from '@shuye/core-domain/storage';

/** A guest's shelf has its place, each account's its own. */
export const shelfKeyOf = (userId: string): StoredKey =>
  isLoggedInId(userId) ? accountShelfKey(userId) : 'guest_shelf';

export interface ShelfRecords {
  /** As it is stored now: another tab may have written it. */
  read: (userId: string) => ShelfRecord;
  /** Reads, changes and writes in one go; the same record back means that nothing changed. */
  change: (userId: string, make: (record: ShelfRecord) => ShelfRecord) => ShelfRecord;
  /** Hears of each change of this tab, after it was written. */
  subscribe: (listener: (userId: string, record: ShelfRecord) => void) => () => void;
}

interface Parts {
  storage: KeyValueStorage;
  randomId: () => string;
}

/** The shelves of this device, each written as one value: a crash leaves the one before or the one after a change. */
export function createShelfRecords({ storage, randomId }: Parts): ShelfRecords {
  const listeners = new Set<(userId: string, record: ShelfRecord) => void>();
  /**
   * One each for as long as the page lives: what it gave is given again while the same text is stored, and the name of the
   * device, which is made with its first record, is the same at the next look.
   */
  const parsers = new Map<StoredKey, (value: unknown) => ShelfRecord>();

  const parserOf = (key: StoredKey): ((value: unknown) => ShelfRecord) => {
    const known = parsers.get(key);
    if (known) return known;
    const device = randomId();
    const parse = (value: unknown): ShelfRecord => parseShelfRecord(value, device);
    parsers.set(key, parse);
    return parse;
  };

  const read = (userId: string): ShelfRecord => {
    const key = shelfKeyOf(userId);
    const parse = parserOf(key);
    return storage.read(key, parse) ?? parse(undefined);
  };

  return {
    read,
    change: (userId, make) => {
      const before = read(userId);
      const after = make(before);
      if (after === before) return before;
      storage.write(shelfKeyOf(userId), after);
      for (const listener of listeners) listener(userId, after);
      return after;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
