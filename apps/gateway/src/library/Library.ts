import type { Database } from '../database/schema/Database.ts';
import type { FileStore } from '../file-store/FileStore.ts';

export interface Library {
  database: Database;
  files: FileStore;
  nowMs: () => number;
}
