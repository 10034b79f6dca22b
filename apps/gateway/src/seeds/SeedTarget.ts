import type { Database } from '../database/schema/Database.ts';

export interface SeedTarget {
  database: Database;
  folder: string;
  ids: ReadonlyMap<string, number>;
  /** Milliseconds: what the files date by days ago is counted from here. */
  nowMs: number;
}
