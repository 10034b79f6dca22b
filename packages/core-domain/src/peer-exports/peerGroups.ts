import { groupName } from '../shelf-groups/changeGroups.ts';
import {
  bookItemId,
  groupItemId,
  MAX_SHELF_GROUPS,
  type GroupItem,
  type ShelfGroup,
  type ShelfGroups,
} from '../shelf-groups/ShelfGroup.ts';
import { FIRST_MS } from './fields.ts';

/** No reader says when a book was put into a group: whatever was decided here is later. */
const AT = { time: FIRST_MS, device: 'import' };

/** As it is kept here; half of a character, as a cut leaves it, would not come back from the server as it went. */
const nameOf = (text: string): string => groupName(text.replace(/[\uD800-\uDFFF]/gu, ''));

/** The same on every device and with every import. */
const importedId = (name: string): string => `import ${name}`;

export const noGroupsHere: ShelfGroups = { groups: [], groupOf: new Map() };

/**
 * The groups of another reader's shelf, as changes of the groups here: a group of the same name takes the books, one that
 * was renamed here does too, and a book that stands in a group stays there.
 */
export function peerGroups(
  named: ReadonlyMap<string, string>,
  names: readonly string[],
  { groups, groupOf }: ShelfGroups,
): readonly GroupItem[] {
  const here = new Map<string, ShelfGroup>();
  for (const group of [...groups].reverse()) here.set(group.name, group);
  for (const group of groups) if (group.id.startsWith(importedId(''))) here.set(group.id, group);
  const items = new Map<string, GroupItem>();
  const moved = [...named].filter(([bookId]) => !groupOf.has(bookId));
  const wanted = new Set(moved.map(([, name]) => nameOf(name)).filter((name) => name !== ''));
  const ids = new Map<string, string>();
  let rank = groups.reduce((last, group) => Math.max(last, group.rank), 0);
  let room = MAX_SHELF_GROUPS - groups.length;
  for (const name of names.map(nameOf)) {
    if (!wanted.has(name) || ids.has(name)) continue;
    const known = here.get(importedId(name)) ?? here.get(name);
    if (!known && room <= 0) continue;
    const id = known?.id ?? importedId(name);
    ids.set(name, id);
    if (known) continue;
    room -= 1;
    rank += 1;
    items.set(groupItemId(id), { id: groupItemId(id), at: AT, value: { name, rank } });
  }
  for (const [bookId, name] of moved) {
    const groupId = ids.get(nameOf(name));
    if (groupId !== undefined) items.set(bookItemId(bookId), { id: bookItemId(bookId), at: AT, value: { groupId } });
  }
  return [...items.values()];
}
