import { shareWork, type SharedWork } from '../../patience/shareWork.ts';
import type { Database } from '../schema/Database.ts';

export interface LibraryLoader<Input, Value> {
  load: (database: Database, input: Input) => Promise<Value>;
  keyOf: (input: Input) => string;
  /** How many values are cached; the oldest is dropped first. */
  max: number;
  isCacheable?: (value: Value) => boolean;
}

/**
 * Loads what depends on the library alone once for each version of it, however many ask at the same time; inside a
 * transaction, each time.
 */
export function memoizePerLibraryVersion<Input, Value>(
  loader: LibraryLoader<Input, Value>,
): (database: Database, input: Input) => Promise<Value> {
  const { load, keyOf, max, isCacheable = () => true } = loader;
  /** What is being read, by the values that it will be among. */
  const loadings = new WeakMap<Map<string, unknown>, Map<string, SharedWork<Value>>>();
  const begin = (database: Database, input: Input, loading: Map<string, SharedWork<Value>>): SharedWork<Value> => {
    const key = keyOf(input);
    const known = loading.get(key);
    if (known && !known.isGivenUp()) return known;
    const work = shareWork(async () => {
      try {
        return await load(database, input);
      } finally {
        if (loading.get(key) === work) loading.delete(key);
      }
    });
    loading.set(key, work);
    return work;
  };
  return async (database, input) => {
    const { libraryCache } = database;
    if (libraryCache === undefined) return load(database, input);
    const key = keyOf(input);
    // A map of an older version is no longer asked.
    const values = libraryCache.valuesOf(loader) as Map<string, Value>;
    const known = values.get(key);
    libraryCache.lookups[known === undefined ? 'miss' : 'hit'] += 1;
    if (known !== undefined) return known;
    const loading = loadings.get(values) ?? new Map<string, SharedWork<Value>>();
    loadings.set(values, loading);
    const value = await begin(database, input, loading).join();
    if (!isCacheable(value)) return value;
    if (!values.has(key) && values.size >= max) values.delete(values.keys().next().value ?? '');
    values.set(key, value);
    return value;
  };
}
