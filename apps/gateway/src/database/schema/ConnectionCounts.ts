/** Connections to the database at this moment. */
export interface ConnectionCounts {
  busy: number;
  idle: number;
  /** Queries that wait for one. */
  waiting: number;
}
