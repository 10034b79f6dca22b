import type { Database } from '../database/schema/Database.ts';

/** What the files of the sample library are written into. */
export interface SeedTarget {
  database: Database;
  folder: string;
  /** Book id of each slug. */
  ids: ReadonlyMap<string, number>;
  /** Milliseconds: what the files date by days ago is counted from here. */
  nowMs: number;
}
