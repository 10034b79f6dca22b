/** Seconds from `now` until `end`, both in milliseconds; 0 once it has passed [COVER-25]. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, (end - now) / 1000);
