export { ownBookDatabase } from './ownBookDatabase.ts';
export {
  accountDatabases,
  accountKeys,
  accountShelfKey,
  accountTabKeys,
  boughtKeys,
  storageName,
} from './storedKeys.ts';
export type { DeviceKey, StoredKey, TabKey } from './storedKeys.ts';
