import type { Database } from '../schema/Database.ts';

export interface LibraryLoader<Input, Value> {
  load: (database: Database, input: Input) => Promise<Value>;
  keyOf: (input: Input) => string;
  /** How many values are cached; the oldest is dropped first. */
  max: number;
  isCacheable?: (value: Value) => boolean;
}

/** Loads what depends on the library alone once for each version of it; inside a transaction, each time. */
export function memoizePerLibraryVersion<Input, Value>(
  loader: LibraryLoader<Input, Value>,
): (database: Database, input: Input) => Promise<Value> {
  const { load, keyOf, max, isCacheable = () => true } = loader;
  return async (database, input) => {
    const { libraryCache } = database;
    if (libraryCache === undefined) return load(database, input);
    const key = keyOf(input);
    // A map of an older version is no longer asked.
    const values = libraryCache.valuesOf(loader) as Map<string, Value>;
    const known = values.get(key);
    libraryCache.lookups[known === undefined ? 'miss' : 'hit'] += 1;
    if (known !== undefined) return known;
    const value = await load(database, input);
    if (!isCacheable(value)) return value;
    if (values.size >= max) values.delete(values.keys().next().value ?? '');
    values.set(key, value);
    return value;
  };
}
