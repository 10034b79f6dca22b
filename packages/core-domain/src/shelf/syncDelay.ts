export const SHELF_SYNC_THROTTLE_MS = 500;

/** Milliseconds until changes are due; counted from the first, which later ones do not put off [SHELFSYNC-11]. */
export const syncDelay = (firstChangeAt: number, nowMs: number): number =>
  Math.min(SHELF_SYNC_THROTTLE_MS, Math.max(0, firstChangeAt + SHELF_SYNC_THROTTLE_MS - nowMs));
