import type { Database } from '../schema/Database.ts';
import { libraryVersion } from './libraryVersion.ts';

interface Remembered<Value> {
  version: string;
  values: Map<string, Value>;
}

export interface Rememberable<Input, Value> {
  load: (database: Database, input: Input) => Promise<Value>;
  keyOf: (input: Input) => string;
  /** How many are remembered; the first of them goes. */
  most: number;
  /** Whether it is small enough. */
  isKept?: (value: Value) => boolean;
}

/** What is read of the library alone, read once for each state of it. The values are shared: nobody may change them. */
export function rememberLibrary<Input, Value>({
  load,
  keyOf,
  most,
  isKept = () => true,
}: Rememberable<Input, Value>): (database: Database, input: Input) => Promise<Value> {
  const memories = new WeakMap<Database, Remembered<Value>>();
  const memoryOf = (database: Database, version: string): Map<string, Value> => {
    const known = memories.get(database);
    if (known?.version === version) return known.values;
    const values = new Map<string, Value>();
    memories.set(database, { version, values });
    return values;
  };

  return async (database, input) => {
    const version = libraryVersion(database);
    if (version === undefined) return load(database, input);
    const key = keyOf(input);
    const values = memoryOf(database, version);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = await load(database, input);
    if (!isKept(value)) return value;
    // A map of an older version is no longer asked.
    if (values.size >= most) values.delete(values.keys().next().value ?? '');
    values.set(key, value);
    return value;
  };
}
