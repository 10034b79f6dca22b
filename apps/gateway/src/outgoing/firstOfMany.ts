/** Failures that are no further apart belong together, in milliseconds. */
const QUIET_MS = 10_000;

/** Tells of the first of several failures that belong together, so that a fault is one line of the log. */
export function firstOfMany<Failure>(tell: (failure: Failure) => void): (failure: Failure) => void {
  let failedAtMs = -QUIET_MS;
  return (failure) => {
    const nowMs = performance.now();
    if (nowMs - failedAtMs >= QUIET_MS) tell(failure);
    failedAtMs = nowMs;
  };
}
