/** Deeper pages than anybody turns. */
export const MOST_PAGES = 1000;

/** A number that a caller gave, as a whole one from 1 to `most`. */
export const within = (value: number, most: number): number => Math.min(most, Math.max(1, Math.floor(value)));
