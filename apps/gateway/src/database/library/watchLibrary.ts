import type { KyselyPlugin, QueryId } from 'kysely';
import { changesLibrary } from './changesLibrary.ts';

export interface LibraryWatch {
  plugin: KyselyPlugin;
  version: () => string;
}

/** `externalVersion` stays the same as long as no other process changes the database. */
export function watchLibrary(externalVersion: () => number | string, onChange?: () => void): LibraryWatch {
  let changes = 0;
  const changing = new WeakSet<QueryId>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (changesLibrary(node)) changing.add(queryId);
      return node;
    },
    // Counted when the change is done: what is read earlier is the old state, and is cached for the old version.
    transformResult: async ({ result, queryId }) => {
      if (changing.has(queryId)) {
        changes += 1;
        onChange?.();
      }
      return result;
    },
  };
  return { plugin, version: () => `${changes} ${externalVersion()}` };
}
