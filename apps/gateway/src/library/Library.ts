import type { Database } from '../database/schema/Database.ts';
import type { FileStore } from '../file-store/FileStore.ts';

/** The books of a gateway: their rows, their files, and the clock. */
export interface Library {
  database: Database;
  files: FileStore;
  nowMs: () => number;
}
