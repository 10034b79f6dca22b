/** What the own space of one account holds at most, books on their way among it. */
export interface SpaceLimits {
  /** 0 where readers may keep nothing. */
  maxBytes: number;
  maxBooks: number;
}

const MEGABYTE = 1024 * 1024;

/** From megabytes, as operators say it. */
export const spaceLimits = (megabytes: number, maxBooks: number): SpaceLimits => ({
  maxBytes: megabytes * MEGABYTE,
  maxBooks,
});

/** A bookcase of novels: one of a million characters takes two megabytes. */
export const defaultSpace: SpaceLimits = spaceLimits(200, 100);
