/** Characters a second beyond which nobody reads: what is passed faster is leafed or jumped over. */
export const MAX_READING_SPEED = 30;

export interface TextPosition {
  chapterId: string;
  /** Of the source text. */
  offset: number;
  /** Characters of the chapter. */
  length: number;
}

/**
 * Characters that were read between two positions, in the time between them: those ahead of the furthest position in the
 * chapter, and where the next chapter is shown the rest of the former one.
 */
export function wordsPassed(furthest: TextPosition, now: TextPosition, elapsedS: number): number {
  const passed =
    now.chapterId === furthest.chapterId
      ? now.offset - furthest.offset
      : furthest.length - furthest.offset + now.offset;
  return Math.floor(Math.max(0, Math.min(passed, elapsedS * MAX_READING_SPEED)));
}
