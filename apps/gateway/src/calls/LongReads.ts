/** Readings that are too long to be done in one go, kept from holding up everybody else. */
export interface LongReads {
  /** Does a piece of a reading: after all pieces that were asked for before, and after whatever else waits by then. */
  piece: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Reads for an owner, one reading at a time. All who ask during a reading share the next one: it begins after they
   * asked, so that it holds whatever they wrote before.
   */
  read: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
}
