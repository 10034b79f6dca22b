import { GROUP_ITEM_KINDS, MAX_SENT_GROUP_ITEMS, parseGroupItem } from '@shuye/core-domain/shelf-groups';
import { itemSync } from './itemSync.ts';

/** Refused because the account has as many groups and grouped books as the server keeps for one. */
export const GROUPS_FULL_STATUS = 20_004;

/** Groups of an account's shelf, and which of them each book is in, pushed and pulled in one call. */
export const syncShelfGroups = itemSync({
  name: 'syncShelfGroups',
  path: '/api/v1/sync/shelf-groups',
  parse: parseGroupItem,
  maxItems: MAX_SENT_GROUP_ITEMS,
  kinds: GROUP_ITEM_KINDS,
  refusals: { [GROUPS_FULL_STATUS]: 'more grouped books than are kept for one account' },
  defaultMessage: '书架分组同步失败',
});
