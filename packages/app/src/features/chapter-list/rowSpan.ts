/** Rows from `first` up to, not including, `end`. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

const within = ({ first, end }: RowSpan, count: number): RowSpan => {
  const from = Math.max(0, Math.min(first, count));
  return { first: from, end: Math.max(from, Math.min(end, count)) };
};

/** Rows of a list that are seen. `top` is where the list begins below the upper edge of what is seen; all in px. */
export function visibleRows(list: { top: number; height: number }, viewHeight: number, count: number): RowSpan {
  const rowHeight = list.height / count;
  const first = Math.floor(-list.top / rowHeight);
  const end = Math.ceil((viewHeight - list.top) / rowHeight);
  return within({ first, end }, count);
}

/** Adds `margin` rows on either side. */
export const withOverscan = ({ first, end }: RowSpan, margin: number, count: number): RowSpan =>
  within({ first: first - margin, end: end + margin }, count);

/** `length` rows around the one in the middle, or all where there are fewer. */
export function rowsAround(middle: number, length: number, count: number): RowSpan {
  const first = Math.max(0, Math.min(middle - Math.floor(length / 2), count - length));
  return within({ first, end: first + length }, count);
}

export const covers = (outer: RowSpan, inner: RowSpan): boolean => outer.first <= inner.first && inner.end <= outer.end;

export const isApart = (one: RowSpan, other: RowSpan): boolean => one.end <= other.first || other.end <= one.first;
