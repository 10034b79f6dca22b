import { storageName, type StoredKey } from '@shuye/core-domain/storage';

/** Small values under the product's prefix. It never throws: storage that is missing, full or damaged must not stop reading. */
export interface KeyValueStorage {
  /**
   * `parse` gives undefined for anything it does not recognise; such a value is dropped. What the same `parse` is asked
   * again while nothing was written is the value that it gave before: it is not to be changed.
   */
  read: <T>(key: StoredKey, parse: (value: unknown) => T | undefined) => T | undefined;
  /** False when nothing could be kept. */
  write: (key: StoredKey, value: unknown) => boolean;
  remove: (key: StoredKey) => void;
}

/** Every access may throw: a private window, a full disk, a policy of the host. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** `open` gives the browser's storage; even naming it may throw. Without one, values live as long as the page. */
export function createStorage(open: () => Storage): KeyValueStorage {
  const storage = attempt(open);
  /** What the device had no room for: what it holds may be taken away by another tab. */
  const memory = new Map<string, string>();
  /** A shelf of thousands of books is read a dozen times while its screen opens, and once a page turn. */
  const parsed = new Map<string, { text: string; parse: unknown; value: unknown }>();

  return {
    read: (key, parse) => {
      const text = memory.get(key) ?? attempt(() => storage?.getItem(storageName(key)));
      if (!text) {
        parsed.delete(key);
        return undefined;
      }
      const last = parsed.get(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same function gave it
      if (last?.parse === parse && last.text === text) return last.value as ReturnType<typeof parse>;
      const value = attempt(() => parse(JSON.parse(text)));
      if (value === undefined) attempt(() => storage?.removeItem(storageName(key)));
      else parsed.set(key, { text, parse, value });
      return value;
    },
    write: (key, value) => {
      const text = JSON.stringify(value);
      memory.set(key, text);
      return attempt(() => !!storage && (storage.setItem(storageName(key), text), memory.delete(key))) ?? false;
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => storage?.removeItem(storageName(key)));
    },
  };
}
