import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createStandingRows, type StandingRows } from './createStandingRows.ts';
import { covers, isApart, seenRows, widened } from './rowSpan.ts';

/** Rows kept ready on either side of those that are seen, and how few are left when more are added. */
const AHEAD = 6;
const RUNNING_OUT = 2;
/** After a jump its own rows have a few frames for themselves, in ms. */
const AFTER_JUMP_MS = 50;

interface RowsToWrite {
  /** The row of the line that was rendered first. */
  first: number;
  count: number;
  /** Writes a row into a line, or into a new one. */
  write: (row: number, line?: HTMLElement) => HTMLElement;
}

/**
 * Keeps those of `count` rows of one height in the list that are near the eyes. Rows that are seen are written in the
 * frame that shows them, those around a far place after it.
 */
export function useStandingRows(list: RefObject<HTMLElement | null>, { first, count, write }: RowsToWrite) {
  const latest = useRef(write);
  const standing = useRef<StandingRows>(undefined);

  useLayoutEffect(() => {
    latest.current = write;
    if (standing.current) {
      standing.current.rewrite(count);
    } else if (list.current) {
      standing.current = createStandingRows({
        list: list.current,
        first,
        write: (row, line) => latest.current(row, line),
      });
    }
  });

  useEffect(() => {
    let afterJump: ReturnType<typeof setTimeout> | undefined;

    const keepReady = (atLeast: number): void => {
      const box = list.current?.getBoundingClientRect();
      const rows = standing.current;
      if (!box || !rows || box.height === 0) return;
      const seen = seenRows(box, window.innerHeight, count);
      if (isApart(rows.span(), seen)) {
        rows.show(seen);
        clearTimeout(afterJump);
        afterJump = setTimeout(() => keepReady(AHEAD), AFTER_JUMP_MS);
      } else if (!covers(rows.span(), widened(seen, atLeast, count))) {
        rows.show(widened(seen, AHEAD, count));
      }
    };
    const follow = (): void => keepReady(RUNNING_OUT);
    const firstFrame = requestAnimationFrame(() => keepReady(AHEAD));
    // Captured at the document, the scrolling of any box around the list is heard.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(firstFrame);
      clearTimeout(afterJump);
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [list, count]);

  return standing;
}
