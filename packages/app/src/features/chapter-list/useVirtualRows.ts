import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createRowRecycler, type RowRecycler } from './createRowRecycler.ts';
import { covers, isApart, visibleRows, withOverscan } from './rowSpan.ts';

/** Rows kept ready on either side of those that are seen, and how few are left when more are added. */
const AHEAD = 6;
const RUNNING_OUT = 2;
/** After a jump its own rows have a few frames for themselves, in ms. */
const AFTER_JUMP_MS = 50;

interface VirtualRowsOptions {
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
export function useVirtualRows(list: RefObject<HTMLElement | null>, { first, count, write }: VirtualRowsOptions) {
  const latest = useRef(write);
  const recycler = useRef<RowRecycler>(undefined);

  useLayoutEffect(() => {
    latest.current = write;
    if (recycler.current) {
      recycler.current.rewrite(count);
    } else if (list.current) {
      recycler.current = createRowRecycler({
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
      const rows = recycler.current;
      if (!box || !rows || box.height === 0) return;
      const seen = visibleRows(box, window.innerHeight, count);
      if (isApart(rows.span(), seen)) {
        rows.show(seen);
        clearTimeout(afterJump);
        afterJump = setTimeout(() => keepReady(AHEAD), AFTER_JUMP_MS);
      } else if (!covers(rows.span(), withOverscan(seen, atLeast, count))) {
        rows.show(withOverscan(seen, AHEAD, count));
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

  return recycler;
}
