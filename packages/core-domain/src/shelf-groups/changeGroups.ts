import { changeItems, type ItemChange } from '../collection/Collection.ts';
import {
  bookItemId,
  groupItemId,
  MAX_GROUP_NAME,
  shelfGroups,
  type ShelfGroupRecord,
  type ShelfGroupValue,
} from './ShelfGroup.ts';

type Change = ItemChange<ShelfGroupValue>;

/** A name as it is kept: without blanks around it, and not too long; empty where nothing is left. */
export const groupName = (text: string): string => [...text.trim()].slice(0, MAX_GROUP_NAME).join('');

/** A new group behind the others; one without a name is none. */
export function createGroup(record: ShelfGroupRecord, id: string, text: string, nowMs: number): ShelfGroupRecord {
  const name = groupName(text);
  if (name === '') return record;
  const rank = shelfGroups(record).groups.reduce((last, group) => Math.max(last, group.rank), 0) + 1;
  return changeItems(record, [{ id: groupItemId(id), value: { name, rank } }], nowMs);
}

/** Keeps its books and its place; without a name, or for one that is gone, nothing changes. */
export function renameGroup(record: ShelfGroupRecord, id: string, text: string, nowMs: number): ShelfGroupRecord {
  const name = groupName(text);
  const group = shelfGroups(record).groups.find((one) => one.id === id);
  if (!group || name === '' || name === group.name) return record;
  return changeItems(record, [{ id: groupItemId(id), value: { name, rank: group.rank } }], nowMs);
}

/** The group is no more; its books stay on the shelf. */
export function dissolveGroup(record: ShelfGroupRecord, id: string, nowMs: number): ShelfGroupRecord {
  const { groups, groupOf } = shelfGroups(record);
  if (!groups.some((group) => group.id === id)) return record;
  const books = [...groupOf].filter(([, groupId]) => groupId === id);
  return changeItems(
    record,
    [{ id: groupItemId(id) }, ...books.map(([bookId]) => ({ id: bookItemId(bookId) }))],
    nowMs,
  );
}

/** Puts books into a group, or out of any where none is named; those that are there already change nothing. */
export function moveBooks(
  record: ShelfGroupRecord,
  bookIds: Iterable<string>,
  groupId: string | undefined,
  nowMs: number,
): ShelfGroupRecord {
  const { groups, groupOf } = shelfGroups(record);
  if (groupId !== undefined && !groups.some(({ id }) => id === groupId)) return record;
  const moved = [...new Set(bookIds)].filter((bookId) => groupOf.get(bookId) !== groupId);
  const changes = moved.map((bookId): Change => ({
    id: bookItemId(bookId),
    ...(groupId !== undefined && { value: { groupId } }),
  }));
  return changeItems(record, changes, nowMs);
}

/** Changes places with the group before it, or after it; the first and the last stay where they end. */
export function shiftGroup(record: ShelfGroupRecord, id: string, by: -1 | 1, nowMs: number): ShelfGroupRecord {
  const { groups } = shelfGroups(record);
  const at = groups.findIndex((group) => group.id === id);
  if (at < 0 || at + by < 0 || at + by >= groups.length) return record;
  const order = groups.map((group) => group.id);
  order.splice(at + by, 0, ...order.splice(at, 1));
  const ranks = new Map(order.map((groupId, place) => [groupId, place + 1]));
  // Those that have their rank already are not written again.
  const changes = groups.flatMap((group): Change[] => {
    const rank = ranks.get(group.id) ?? group.rank;
    return rank === group.rank ? [] : [{ id: groupItemId(group.id), value: { name: group.name, rank } }];
  });
  return changeItems(record, changes, nowMs);
}
