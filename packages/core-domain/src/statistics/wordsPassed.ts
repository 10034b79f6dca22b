/** Characters a second beyond which nobody reads: what is passed faster is leafed or jumped over. */
export const MAX_READING_SPEED = 30;

export interface TextPosition {
  chapterId: string;
  offset: number;
  length: number;
}

/** Characters read in that time: those ahead of the furthest, and a former chapter's rest where the next is shown. */
export function wordsPassed(furthest: TextPosition, now: TextPosition, elapsedS: number): number {
  const passed =
    now.chapterId === furthest.chapterId
      ? now.offset - furthest.offset
      : furthest.length - furthest.offset + now.offset;
  return Math.floor(Math.max(0, Math.min(passed, elapsedS * MAX_READING_SPEED)));
}
