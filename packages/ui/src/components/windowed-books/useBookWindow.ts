import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
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

/** Which of `count` books are near the eyes, and how much room the others take. */
export function useBookWindow(list: RefObject<Element | null>, count: number): DrawnBooks {
  const [rows, setRows] = useState<BookRows>();
  const [drawn, setDrawn] = useState<BookWindow>(firstBooks);

  const follow = useCallback((): void => {
    const element = list.current;
    const measured = element && measureRows(element);
    if (!element || !measured) return;
    // oxlint-disable-next-line react/set-state-in-effect -- how high rows are is known once they stand
    setRows((before) =>
      before?.columns === measured.columns && before.rowHeight === measured.rowHeight ? before : measured,
    );
    const { top } = element.getBoundingClientRect();
    setDrawn((before) => nextWindow(before, measured, { count, top, viewHeight: window.innerHeight }));
  }, [list, count]);

  // Before the page restores its scroll: the list is as high as all of its books.
  useLayoutEffect(follow, [follow]);
  useEffect(() => {
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [follow]);

  const columns = rows?.columns ?? 1;
  const rowHeight = rows?.rowHeight ?? 0;
  // A list that became short begins anew.
  const { first, end: to } = drawn.first < count ? drawn : firstBooks;
  const end = Math.min(to, count);
  const roomOf = (books: number): number => Math.ceil(books / columns) * rowHeight;
  return { first, end, before: roomOf(first), after: roomOf(count) - roomOf(end), rows };
}
