import type { Database } from '../database/schema/Database.ts';

/** The books of a gateway: their rows, their files, and the clock. */
export interface Library {
  database: Database;
  dataDir: string;
  nowMs: () => number;
}
