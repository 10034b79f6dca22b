export { arrangementOf, changeArrangement } from './arrangement.ts';
export { createGroup, dissolveGroup, groupName, moveBooks, renameGroup, shiftGroup } from './changeGroups.ts';
export { groupItemsToPush } from './groupItemsToPush.ts';
export { parseGroupItem, parseShelfGroups } from './parseShelfGroups.ts';
export {
  GROUP_ITEM_KINDS,
  MAX_GROUP_ITEMS,
  MAX_GROUP_NAME,
  MAX_SENT_GROUP_ITEMS,
  MAX_SHELF_GROUPS,
  shelfGroups,
} from './ShelfGroup.ts';
export type { GroupItem, SyncedArrangement, ShelfGroup, ShelfGroupRecord, ShelfGroups } from './ShelfGroup.ts';
