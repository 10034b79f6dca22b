import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { nextWindow, type BookRows, type BookWindow } from './bookWindow.ts';

/** Drawn before anything is measured: more than two screens of a phone. */
const firstBooks: BookWindow = { first: 0, end: 36 };

/** As the browser lays the list out; undefined where it does not, or shows nothing yet. */
function measureRows(list: Element): BookRows | undefined {
  const style = getComputedStyle(list);
  const columns = style.gridTemplateColumns.split(' ').filter(Boolean).length;
  const item = list.querySelector('[data-book]:not([data-away])');
  const height = item?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(style.rowGap) || 0;
  return columns > 0 && height > 0 ? { columns, rowHeight: height + gap } : undefined;
}

interface DrawnBooks extends BookWindow {
  /** Pixels. */
  before: number;
  after: number;
  rows: BookRows | undefined;
}

/** A scroll that begins after such a pause finds rows of another height, where the type became larger meanwhile; ms. */
const PAUSE_MS = 200;

/** Which of `count` books are near the eyes, and how much room the others take. */
export function useBookWindow(list: RefObject<Element | null>, count: number, layout: string): DrawnBooks {
  const [rows, setRows] = useState<BookRows>();
  const [drawn, setDrawn] = useState<BookWindow>(firstBooks);
  const latest = useRef(firstBooks);
  const known = useRef<BookRows>(undefined);
  const scrolledAt = useRef(0);

  const follow = useCallback((): void => {
    const element = list.current;
    const measured = known.current;
    if (!element || !measured) return;
    const { top } = element.getBoundingClientRect();
    const next = nextWindow(latest.current, measured, { count, top, viewHeight: window.innerHeight });
    if (next === latest.current) return;
    latest.current = next;
    setDrawn(next);
  }, [list, count]);

  const measure = useCallback((): void => {
    const measured = list.current ? measureRows(list.current) : undefined;
    if (!measured) return;
    known.current = measured;
    // oxlint-disable-next-line react/set-state-in-effect -- how high rows are is known once they stand
    setRows((before) =>
      before?.columns === measured.columns && before.rowHeight === measured.rowHeight ? before : measured,
    );
    follow();
  }, [list, follow]);

  // Before the page restores its scroll: the list is as high as all of its books.
  useLayoutEffect(measure, [measure, layout]);
  useEffect(() => {
    // What is asked of the layout is asked once a scroll, not once a frame.
    const onScroll = ({ timeStamp }: Event): void => {
      const isNew = timeStamp - scrolledAt.current > PAUSE_MS;
      scrolledAt.current = timeStamp;
      (isNew ? measure : follow)();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', measure);
    };
  }, [measure, follow]);

  const columns = rows?.columns ?? 1;
  const rowHeight = rows?.rowHeight ?? 0;
  // A list that became short begins anew.
  const { first, end: to } = drawn.first < count ? drawn : firstBooks;
  const end = Math.min(to, count);
  const roomOf = (books: number): number => Math.ceil(books / columns) * rowHeight;
  return { first, end, before: roomOf(first), after: roomOf(count) - roomOf(end), rows };
}
