import type { Collection, StampedItem } from '../collection/Collection.ts';

export const MAX_SHELF_GROUPS = 200;
export const MAX_GROUP_NAME = 20;
/** Groups and grouped books that the server keeps of one account: as many books as it keeps on a shelf. */
export const MAX_GROUP_ITEMS = 10_000 + MAX_SHELF_GROUPS;
export const MAX_SENT_GROUP_ITEMS = 200;
/** Groups and their books are the first, how the shelf is arranged the second; a version that adds one counts on. */
export const GROUP_ITEM_KINDS = 2;

/** How an account's shelf is sorted and shown, in words that a later version may have more of; what it is narrowed to stays with each device. */
export interface SyncedArrangement {
  order: string;
  layout: string;
}

/** A group itself, which group a book is in, or how all of them are arranged; the id of the item says which. */
export type ShelfGroupValue = { name: string; rank: number } | { groupId: string } | SyncedArrangement;

export type GroupItem = StampedItem<ShelfGroupValue>;
export type ShelfGroupRecord = Collection<ShelfGroupValue>;

export interface ShelfGroup {
  id: string;
  name: string;
  rank: number;
}

const GROUP = 'group.';
const BOOK = 'book.';

export const groupItemId = (groupId: string): string => GROUP + groupId;
export const bookItemId = (bookId: string): string => BOOK + bookId;

/** The book whose group an item says; undefined for a group itself. */
export const bookOfItem = (id: string): string | undefined => (id.startsWith(BOOK) ? id.slice(BOOK.length) : undefined);

/** Groups in their order, and which of them each book is in: a group that was dissolved holds none. */
export interface ShelfGroups {
  groups: readonly ShelfGroup[];
  groupOf: ReadonlyMap<string, string>;
}

export function shelfGroups({ items }: Pick<ShelfGroupRecord, 'items'>): ShelfGroups {
  const groups = items
    .flatMap(({ id, value }) =>
      value && 'name' in value && id.startsWith(GROUP) ? [{ id: id.slice(GROUP.length), ...value }] : [],
    )
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const known = new Set(groups.map(({ id }) => id));
  const groupOf = new Map(
    items.flatMap(({ id, value }) =>
      value && 'groupId' in value && id.startsWith(BOOK) && known.has(value.groupId)
        ? [[id.slice(BOOK.length), value.groupId] as const]
        : [],
    ),
  );
  return { groups, groupOf };
}
