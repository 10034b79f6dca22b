import type { Clock } from '../chapters/createRefusalReload.ts';

/** A clock with a monotonic time beside the date. */
export interface SessionClock extends Clock {
  /** Milliseconds since any moment; a change of the device's date does not touch it (`performance.now`). */
  elapsed: () => number;
}
