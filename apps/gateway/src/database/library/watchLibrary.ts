import type { KyselyPlugin, QueryId } from 'kysely';
import { changesLibrary } from './changesLibrary.ts';

/** Counts the changes of the library that go through this process. */
export interface LibraryWatch {
  plugin: KyselyPlugin;
  /** The same until the library has changed. */
  version: () => string;
}

/** `externalVersion` tells of other processes: the same as long as they change nothing. */
export function watchLibrary(externalVersion: () => number): LibraryWatch {
  let changes = 0;
  const changing = new WeakSet<QueryId>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (changesLibrary(node)) changing.add(queryId);
      return node;
    },
    // Counted when it is done: whoever reads before sees the old state, and keeps it as that of the old version.
    transformResult: async ({ result, queryId }) => {
      if (changing.has(queryId)) changes += 1;
      return result;
    },
  };
  return { plugin, version: () => `${changes} ${externalVersion()}` };
}
