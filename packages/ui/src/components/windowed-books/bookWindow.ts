/** Books from `first` up to, not including, `end`; whole rows but for the last. */
export interface BookWindow {
  readonly first: number;
  readonly end: number;
}

/** How a list of books lies: all rows are equally high. Pixels. */
export interface BookRows {
  columns: number;
  /** With the gap below it. */
  rowHeight: number;
}

/** Screens of books that are kept ready above and below what is seen, and how little is left when more are added. */
const AHEAD = 1;
const RUNNING_OUT = 0.25;

const windowOf = ({ columns, rowHeight }: BookRows, count: number, from: number, to: number): BookWindow => {
  const rows = Math.ceil(count / columns);
  const first = Math.max(0, Math.min(Math.floor(from / rowHeight), rows - 1));
  const end = Math.max(first + 1, Math.min(Math.ceil(to / rowHeight), rows));
  return { first: first * columns, end: Math.min(count, end * columns) };
};

/**
 * The books to draw of a list of `count` that begins `top` pixels below the upper edge of a view of `viewHeight`: the ones
 * that are drawn, as long as enough of them are ready, else those that are seen with a screen on either side.
 */
export function nextWindow(
  drawn: BookWindow,
  rows: BookRows,
  { count, top, viewHeight }: { count: number; top: number; viewHeight: number },
): BookWindow {
  const around = (screens: number) =>
    windowOf(rows, count, -top - screens * viewHeight, viewHeight - top + screens * viewHeight);
  const needed = around(RUNNING_OUT);
  const isEnough = drawn.first <= needed.first && needed.end <= drawn.end;
  // Books that were drawn for another number of columns begin in the middle of a row.
  return isEnough && drawn.first % rows.columns === 0 ? drawn : around(AHEAD);
}
