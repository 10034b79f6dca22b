/** A change waits this long for others before it is sent, in milliseconds [CONST-61]. */
export const SHELF_SYNC_THROTTLE_MS = 500;

/**
 * Milliseconds until changes are to be sent, 0 when they are due. Counted from the first that waits: others join it, and do
 * not put it off [SHELFSYNC-11].
 */
export const syncDelay = (firstChangeAt: number, nowMs: number): number =>
  Math.min(SHELF_SYNC_THROTTLE_MS, Math.max(0, firstChangeAt + SHELF_SYNC_THROTTLE_MS - nowMs));
