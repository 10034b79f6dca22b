import type { Clock } from '../chapters/createRefusalReload.ts';

/** A page's clock with a second hand that nobody sets. */
export interface SessionClock extends Clock {
  /** Milliseconds since any moment; a change of the device's date does not touch it (`performance.now`). */
  elapsed: () => number;
}
