/** Marks a read that a screen cannot do without: where its first answer takes long, the reader is told (`SlowReads`). */
export const screenRead = { isScreenRead: true };
