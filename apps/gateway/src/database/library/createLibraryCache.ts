import type { LibraryCache } from '../schema/Database.ts';

interface Loaded {
  version: string;
  values: Map<string, unknown>;
}

/** Values are shared between requests: they must not be changed. */
export function createLibraryCache(version: () => string, shared?: () => string | undefined): LibraryCache {
  const loaded = new Map<object, Loaded>();
  return {
    version,
    lookups: { hit: 0, miss: 0 },
    ...(shared === undefined ? {} : { shared }),
    valuesOf: (loader) => {
      const present = version();
      const known = loaded.get(loader);
      if (known?.version === present) return known.values;
      const values = new Map<string, unknown>();
      loaded.set(loader, { version: present, values });
      return values;
    },
  };
}
