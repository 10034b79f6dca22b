/** Tables of one shape, a row an item. */
export type ItemTableName = 'annotation' | 'shelf_group' | 'text_bookmark';

/** A kind of thing that readers keep, and its law. */
export interface ItemKind<Item extends { id: string }> {
  table: ItemTableName;
  parse: (value: unknown) => Item | undefined;
  /** The same in any order, any grouping and any number of times. */
  merge: (a: Item, b: Item) => Item;
  isLive: (item: Item) => boolean;
  /** A change as it is taken at `nowMs`: a clock that is days ahead must not win for days. */
  bound: (change: Item, old: Item | undefined, nowMs: number) => Item;
  limits: ItemLimits;
  /** Said where an account would have more. */
  full: { state: number; message: string };
}

/** What one account may keep: those that are there, and with them the removed ones that other devices may not have heard of yet. */
export interface ItemLimits {
  maxLive: number;
  maxRows: number;
}
