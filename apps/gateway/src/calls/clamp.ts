/** Deeper pages than any reader turns. */
export const MAX_PAGES = 1000;

/** A number that a caller gave, as an integer from 1 to `max`. */
export const clamp = (value: number, max: number): number => Math.min(max, Math.max(1, Math.floor(value)));
