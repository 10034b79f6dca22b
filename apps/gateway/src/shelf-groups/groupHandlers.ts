import { GROUPS_FULL_STATUS } from '@shuye/api-client/calls';
import { boundItem, isLiveItem, mergeItem } from '@shuye/core-domain/collection';
import { GROUP_ITEM_KINDS, MAX_GROUP_ITEMS, parseGroupItem, type GroupItem } from '@shuye/core-domain/shelf-groups';
import type { Handlers } from '../calls/Handler.ts';
import type { ItemKind } from '../reader-items/ItemKind.ts';
import { syncItems } from '../reader-items/syncItems.ts';

export const groupKind: ItemKind<GroupItem> = {
  table: 'shelf_group',
  parse: parseGroupItem,
  merge: mergeItem,
  isLive: isLiveItem,
  bound: boundItem,
  limits: { maxLive: MAX_GROUP_ITEMS, maxRows: 2 * MAX_GROUP_ITEMS },
  full: { state: GROUPS_FULL_STATUS, message: '分组里的书已达上限，请先整理分组' },
};

export const groupHandlers: Pick<Handlers, 'syncShelfGroups'> = {
  syncShelfGroups: async (request, context) => ({
    ...(await syncItems(groupKind, { call: 'syncShelfGroups', request, changes: request.items }, context)),
    kinds: GROUP_ITEM_KINDS,
  }),
};
