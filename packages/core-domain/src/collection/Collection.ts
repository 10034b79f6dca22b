import { nextStamp } from '../shelf/ShelfRecord.ts';
import { compareTimestamps, type HybridTimestamp } from '../time/HybridTimestamp.ts';
import { applyServerItems, joinItems, type ItemAnswer, type ItemLaw, type SyncedItems } from './itemSync.ts';

/** Something that is changed as a whole: the later change stands. Without a value it is removed, and stays known as such. */
export interface StampedItem<Value> {
  id: string;
  at: HybridTimestamp;
  value?: Value;
}

export interface Collection<Value> extends SyncedItems<StampedItem<Value>> {
  /** Random, made once with the storage that the record lives in. */
  device: string;
  /** Of the answers so far, see `CollectionAnswer`. */
  kinds?: number;
}

export interface CollectionAnswer<Value> extends ItemAnswer<StampedItem<Value>> {
  /** Kinds of items that both ends read, counted as versions added them: what one of them does not know is passed over. */
  kinds?: number;
}

export const emptyCollection = (device: string): Collection<never> => ({
  device,
  highest: 0,
  revision: 0,
  items: [],
  unsent: [],
});

/** Two changes with one stamp come from damage alone: a removal stands, then whatever sorts last, on each device alike. */
const textOf = ({ value }: StampedItem<unknown>): string => (value === undefined ? '\uFFFF' : JSON.stringify(value));

export function mergeItem<Value>(a: StampedItem<Value>, b: StampedItem<Value>): StampedItem<Value> {
  const order = compareTimestamps(a.at, b.at);
  if (order !== 0) return order > 0 ? a : b;
  return textOf(b) > textOf(a) ? b : a;
}

export const isLiveItem = ({ value }: StampedItem<unknown>): boolean => value !== undefined;

const law = { merge: mergeItem, isLive: isLiveItem, timeOf: ({ at }: StampedItem<unknown>) => at.time };

export const lawOf = <Value>(): ItemLaw<StampedItem<Value>> => law;

export type ItemChange<Value> = Pick<StampedItem<Value>, 'id' | 'value'>;

export function changeItems<Value>(
  record: Collection<Value>,
  changes: ReadonlyArray<ItemChange<Value>>,
  nowMs: number,
): Collection<Value> {
  if (changes.length === 0) return record;
  const at = nextStamp(record, nowMs);
  const changed = new Map(changes.map((change) => [change.id, { ...change, at }]));
  return {
    ...record,
    highest: at.time,
    items: joinItems(record.items, changed.values(), lawOf<Value>()),
    unsent: [...record.unsent.filter((id) => !changed.has(id)), ...changed.keys()],
  };
}

/** What was passed over by a former version, here or at the server, is asked for once both ends know it: from the beginning. */
export function applyServerCollection<Value>(
  record: Collection<Value>,
  { kinds = 1, ...answer }: CollectionAnswer<Value>,
): Collection<Value> {
  const applied = applyServerItems(record, answer, lawOf<Value>());
  // Of a record that begins, everything is asked for anyway.
  const known = record.revision === 0 ? kinds : (record.kinds ?? 1);
  if (kinds > known) return { ...record, ...applied, kinds, revision: 0 };
  return { ...record, ...applied, kinds: applied.revision === record.revision ? known : kinds };
}

/** The later change of each stands. All of the server's are asked for again: it may know of removals lost here. */
export function importItems<Value>(
  record: Collection<Value>,
  imported: ReadonlyArray<StampedItem<Value>>,
): Collection<Value> {
  const known = new Map(record.items.map((item) => [item.id, item]));
  const items = joinItems(record.items, imported, lawOf<Value>());
  const changed = items.filter((item) => known.get(item.id) !== item).map(({ id }) => id);
  if (changed.length === 0) return record;
  return {
    ...record,
    items,
    unsent: [...new Set([...record.unsent, ...changed])],
    highest: items.reduce((highest, { at }) => Math.max(highest, at.time), record.highest),
    revision: 0,
  };
}
