export { brand } from './brand.ts';
export { pageTitle } from './pageTitle.ts';
export { STORAGE_NAMES, storageKey } from './storageKey.ts';
export type { StorageName } from './storageKey.ts';
