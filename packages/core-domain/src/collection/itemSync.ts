/** What a reader's devices keep of one kind of thing, in step with the server. */
export interface SyncedItems<Item> {
  /** The latest time seen in any stamp: the next stamp is later. */
  highest: number;
  revision: number;
  /** Removed ones are among them until the server has acknowledged them. */
  items: readonly Item[];
  unsent: readonly string[];
}

export interface ItemLaw<Item> {
  /** The same in any order, any grouping and any number of times. */
  merge: (a: Item, b: Item) => Item;
  isLive: (item: Item) => boolean;
  /** Milliseconds, of its latest stamp. */
  timeOf: (item: Item) => number;
}

export interface ItemAnswer<Item> {
  pushed: readonly Item[];
  changed: readonly Item[];
  revision: number;
}

/** Characters of one call's items as JSON; the first goes however long it is. */
const MAX_SENT_LENGTH = 100_000;

/** The oldest changes that the server has not acknowledged, as many as a call may carry. */
export function itemsToPush<Item extends { id: string }>(
  { items, unsent }: Pick<SyncedItems<Item>, 'items' | 'unsent'>,
  maxItems: number,
): readonly Item[] {
  if (unsent.length === 0) return [];
  const known = new Map(items.map((item) => [item.id, item]));
  const pushed: Item[] = [];
  let length = 0;
  for (const id of unsent) {
    const item = known.get(id);
    if (!item) continue;
    length += JSON.stringify(item).length;
    if (pushed.length === maxItems || (pushed.length > 0 && length > MAX_SENT_LENGTH)) break;
    pushed.push(item);
  }
  return pushed;
}

export function joinItems<Item extends { id: string }>(
  a: Iterable<Item>,
  b: Iterable<Item>,
  { merge }: Pick<ItemLaw<Item>, 'merge'>,
): readonly Item[] {
  const known = new Map<string, Item>();
  for (const items of [a, b]) {
    for (const item of items) {
      const other = known.get(item.id);
      known.set(item.id, other ? merge(other, item) : item);
    }
  }
  return [...known.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** What is kept here after an answer: what changed here meanwhile stays unsent, and acknowledged removals are forgotten. */
export function applyServerItems<Item extends { id: string }>(
  record: SyncedItems<Item>,
  answer: ItemAnswer<Item>,
  law: ItemLaw<Item>,
): SyncedItems<Item> {
  // The server knows less than it did: its database was restored. Everything is sent again, and asked for again.
  if (answer.revision < record.revision) {
    return { ...record, revision: 0, unsent: record.items.map(({ id }) => id) };
  }
  const pushed = new Map(answer.pushed.map((item) => [item.id, item]));
  const here = new Map(record.items.map((item) => [item.id, item]));
  const unsent = record.unsent.filter((id) => {
    const sent = pushed.get(id);
    const own = here.get(id);
    return own && !(sent && law.merge(sent, own) === sent);
  });
  const waiting = new Set(unsent);
  for (const item of answer.changed) {
    const own = here.get(item.id);
    // What the server has taken stands there as it is from now on: it may have set a stamp of a wrong clock back.
    here.set(item.id, own && waiting.has(item.id) ? law.merge(own, item) : item);
  }
  return {
    items: joinItems(here.values(), [], law).filter((item) => law.isLive(item) || waiting.has(item.id)),
    unsent,
    highest: answer.changed.reduce((highest, item) => Math.max(highest, law.timeOf(item)), record.highest),
    revision: answer.revision,
  };
}
