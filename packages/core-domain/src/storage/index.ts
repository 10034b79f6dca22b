export { elderCookie } from './elderCookie.ts';
export { ownBookDatabase } from './ownBookDatabase.ts';
export {
  accountDatabases,
  accountKeys,
  accountShelfKey,
  accountTabKeys,
  boughtKeys,
  damagedKey,
  isDamagedName,
  storageName,
} from './storedKeys.ts';
export { SHARE_FIELD, SHARE_PATH, SHARED_HASH, SHARED_NAME_HEADER, sharedFilesCache } from './sharedFiles.ts';
export type { DamagedKey, DeviceKey, StoredKey, TabKey } from './storedKeys.ts';
