/** The law by which a server keeps a kind of items. */
interface KeptLaw<Item> {
  merge: (a: Item, b: Item) => Item;
  bound: (change: Item, old: Item | undefined, nowMs: number) => Item;
}

/** Items of one account as the gateway keeps them: what a device changed is joined, and what changed since is answered. */
export function keptItems<Item extends { id: string }>({ merge, bound }: KeptLaw<Item>, nowMs: () => number) {
  const rows = new Map<string, { item: Item; revision: number }>();
  let revision = 0;
  return {
    items: (): readonly Item[] => [...rows.values()].map(({ item }) => item),
    sync: (changes: readonly Item[], since: number) => {
      for (const change of changes) {
        const old = rows.get(change.id)?.item;
        const bounded = bound(change, old, nowMs());
        const item = old ? merge(old, bounded) : bounded;
        if (item !== old) rows.set(change.id, { item, revision: (revision += 1) });
      }
      const changed = [...rows.values()].filter((row) => row.revision > since).sort((a, b) => a.revision - b.revision);
      return { items: changed.map(({ item }) => item), revision, hasMore: 0 as const };
    },
  };
}
