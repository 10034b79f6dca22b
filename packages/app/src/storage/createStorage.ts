import { damagedKey, isDamagedName, storageName, type DamagedKey, type StoredKey } from '@shuye/core-domain/storage';
import { attempt } from './attempt.ts';

/** Small values under the product's prefix. It never throws: storage that is missing, full or damaged must not stop reading. */
export interface KeyValueStorage {
  /**
   * `parse` gives undefined for anything it does not recognise; such a value is moved aside. What the same `parse` is asked
   * again while nothing was written is the value that it gave before: it is not to be changed.
   */
  read: <T>(key: StoredKey, parse: (value: unknown) => T | undefined) => T | undefined;
  /** False when nothing could be kept. */
  write: (key: StoredKey, value: unknown) => boolean;
  /** What was moved aside of it leaves too. */
  remove: (key: StoredKey) => void;
  /** The text of a value that was moved aside, the first of them; empty where none was. */
  damaged: (key: StoredKey) => string;
}

/** `open` gives the browser's storage; even naming it may throw. Without one, values live as long as the page. */
export function createStorage(open: () => Storage): KeyValueStorage {
  const storage = attempt(open);
  /** What the device had no room for: what it holds may be taken away by another tab. */
  const memory = new Map<string, string>();
  /** A shelf of thousands of books is read a dozen times while its screen opens, and once a page turn. */
  const parsed = new Map<string, { text: string; parse: unknown; value: unknown }>();

  const get = (key: StoredKey | DamagedKey) => attempt(() => storage?.getItem(storageName(key)));
  const drop = (key: StoredKey | DamagedKey) => attempt(() => storage?.removeItem(storageName(key)));
  const set = (key: StoredKey | DamagedKey, text: string): boolean =>
    !!attempt(() => (storage?.setItem(storageName(key), text), storage));

  /** What is damaged makes room for whatever is written. */
  const dropDamaged = () =>
    attempt(() => {
      for (const name of Object.keys(open())) if (isDamagedName(name)) open().removeItem(name);
    });

  return {
    read: (key, parse) => {
      const text = memory.get(key) || get(key);
      if (!text) return undefined;
      const last = parsed.get(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same function gave it
      if (last?.parse === parse && last.text === text) return last.value as ReturnType<typeof parse>;
      const value = attempt(() => parse(JSON.parse(text)));
      if (value === undefined) {
        // First out of the way: a device without room has this much.
        drop(key);
        if (!get(damagedKey(key))) set(damagedKey(key), text);
      } else parsed.set(key, { text, parse, value });
      return value;
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      memory.set(key, text);
      return (set(key, text) || (dropDamaged(), set(key, text))) && memory.delete(key);
    },
    remove: (key) => {
      memory.delete(key);
      drop(key);
      drop(damagedKey(key));
    },
    damaged: (key) => get(damagedKey(key)) || '',
  };
}
