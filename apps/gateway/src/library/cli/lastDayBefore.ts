const CHINA_MS = 8 * 3_600_000;

/** The last day in China time before a moment; ms. */
export const lastDayBefore = (endMs: number): string => new Date(endMs - 1 + CHINA_MS).toISOString().slice(0, 10);
