export { boundItem } from './boundStamp.ts';
export {
  applyServerCollection,
  changeItems,
  emptyCollection,
  importItems,
  isLiveItem,
  mergeItem,
} from './Collection.ts';
export type { Collection, ItemChange, StampedItem } from './Collection.ts';
export { itemsToPush } from './itemSync.ts';
export { parseCollection, parseItem } from './parseCollection.ts';
