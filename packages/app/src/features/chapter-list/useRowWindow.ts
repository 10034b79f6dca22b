import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { covers, rowsAround, seenRows, widened, type RowSpan } from './rowSpan.ts';

/** Rows of the first frame, before anything was measured: a phone's screen of them. */
const FIRST_ROWS = 18;
/** Rows kept ready on either side of those that are seen, and how few are left when more are added. */
const AHEAD = 6;
const RUNNING_OUT = 2;

export interface RowWindow extends RowSpan {
  /** Of the first row; the others count on. */
  key: number;
}

/** After a jump the rows keep their keys, so that other chapters are written into those that stand. */
const moved = (before: RowWindow, { first, end }: RowSpan): RowWindow => {
  const isJump = first >= before.end || end <= before.first;
  return { first, end, key: isJump ? before.key : before.key + first - before.first };
};

/**
 * Which of `count` rows of one height are in the document, the one at `opening` among the first. Rows that are seen are
 * drawn in the frame that shows them, those around them after it.
 */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, opening: number): RowWindow {
  const [drawn, setDrawn] = useState<RowWindow>(() => ({ ...rowsAround(opening, FIRST_ROWS, count), key: 0 }));
  const latest = useRef<RowSpan>(drawn);

  useEffect(() => {
    const draw = (span: RowSpan): void => {
      latest.current = span;
      setDrawn((before) => moved(before, span));
    };
    const keepReady = (atLeast: number): void => {
      const box = list.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      const { first, end } = latest.current;
      const seen = seenRows(box, window.innerHeight, count);
      if (!covers(latest.current, seen)) {
        const length = Math.max(end - first, seen.end - seen.first);
        flushSync(() => draw(rowsAround(Math.floor((seen.first + seen.end) / 2), length, count)));
      } else if (!covers(latest.current, widened(seen, atLeast, count))) {
        draw(widened(seen, AHEAD, count));
      }
    };
    const follow = (): void => keepReady(RUNNING_OUT);
    const firstFrame = requestAnimationFrame(() => keepReady(AHEAD));
    // Captured at the document, the scrolling of any box around the list is heard.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(firstFrame);
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [list, count]);

  return { ...drawn, end: Math.min(drawn.end, count) };
}
