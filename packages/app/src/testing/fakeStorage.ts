import { brand } from '@shuye/core-domain/brand';

/** A browser's storage that lives in memory; `values` are kept under the product's prefix, as the product writes them. */
export function fakeStorage(values: Readonly<Record<string, unknown>> = {}): Storage {
  const kept = new Map(
    Object.entries(values).map(([key, value]) => [brand.storagePrefix + key, JSON.stringify(value)] as const),
  );
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
