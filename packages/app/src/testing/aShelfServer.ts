import type { ApiClient } from '@shuye/api-client';
import type { ShelfSyncInput, ShelfSyncResult } from '@shuye/api-client/calls';
import { actionsOfShelf, mergeShelf, applyClientActions, type Shelf } from '@shuye/core-domain/shelf';

interface ShelfServer {
  /** Calls as they arrived. */
  seen: readonly ShelfSyncInput[];
  shelf: () => Shelf;
  /** Answers the sync, or throws; by default it answers. */
  before: (input: ShelfSyncInput) => Promise<void>;
  /** What the server says of its shelf. */
  after: (result: ShelfSyncResult) => ShelfSyncResult;
  presets: readonly object[];
  client: Pick<ApiClient, 'send'>;
}

/** A server that keeps one account's shelf by the rules; a test may spoil its answers. */
export function aShelfServer(nowMs: () => number): ShelfServer {
  let shelf: Shelf = [];
  let lastSequences: ReadonlyMap<string, number> = new Map();
  const seen: ShelfSyncInput[] = [];

  const sync = async (input: ShelfSyncInput): Promise<ShelfSyncResult> => {
    seen.push(input);
    await server.before(input);
    const received = applyClientActions({ entries: shelf, lastSequences }, input.changes, nowMs());
    shelf = mergeShelf(received.entries, shelf);
    ({ lastSequences } = received);
    return server.after({ actions: input.pull ? actionsOfShelf(shelf) : [], serverTime: nowMs() });
  };

  const server: ShelfServer = {
    seen,
    shelf: () => shelf,
    before: async () => undefined,
    after: (result) => result,
    presets: [],
    client: {
      send: (async (call: { name: string }, input: ShelfSyncInput) =>
        call.name === 'presetBookList' ? server.presets : sync(input)) as ApiClient['send'],
    },
  };
  return server;
}
