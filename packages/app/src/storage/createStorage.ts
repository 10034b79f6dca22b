import { storageName, type StoredKey } from '@shuye/core-domain/storage';

/** Small values under the product's prefix. It never throws: storage that is missing, full or damaged must not stop reading. */
export interface KeyValueStorage {
  /** `parse` gives undefined for anything it does not recognise; such a value is dropped. */
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

  return {
    read: (key, parse) => {
      const text = memory.get(key) ?? attempt(() => storage?.getItem(storageName(key)));
      if (!text) return undefined;
      const value = attempt(() => parse(JSON.parse(text)));
      if (value === undefined) attempt(() => storage?.removeItem(storageName(key)));
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
