/** A CSS length, inside the list of chapters. */
export const heightOfRows = (rows: number): string => `calc(var(--row) * ${rows})`;
