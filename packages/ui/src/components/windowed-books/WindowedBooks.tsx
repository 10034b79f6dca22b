import { memo, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../behaviours/classNames.ts';
import { useBookWindow } from './useBookWindow.ts';
import { useFocusedBook } from './useFocusedBook.ts';
import styles from './WindowedBooks.module.css';

export interface WindowedBooksProps {
  label?: string | undefined;
  /** As `BookGrid` lays books out, or as `BookList`. */
  layout: 'grid' | 'list';
  /** By place; each becomes a list item. */
  keys: readonly string[];
  /** Draws the book at a place, from 0. Tiles that hold places for two lines of title. */
  renderBook: (at: number) => ReactNode;
  /** Told of what is near the eyes, by its keys, whenever that changes. */
  onDrawn?: ((keys: readonly string[]) => void) | undefined;
}

/**
 * Thousands of books, of which those near the eyes are drawn: as many nodes for ten thousand as for a hundred. The one that
 * has the focus stays, however far it is scrolled away.
 */
export function WindowedBooks({ label, layout, keys, renderBook, onDrawn }: WindowedBooksProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useFocusedBook(list);
  const { first, end, before, after, rows } = useBookWindow(list, keys.length, layout);

  useEffect(() => onDrawn?.(keys.slice(first, end)), [onDrawn, keys, first, end]);

  const away = focused === undefined ? -1 : keys.indexOf(focused);
  const isAway = away >= 0 && (away < first || away >= end);

  const item = (at: number, top?: number) => (
    <Item key={keys[at]} at={at} name={keys[at]} of={keys.length} top={top} renderBook={renderBook} />
  );
  const kept = isAway && rows ? [item(away, Math.floor(away / rows.columns) * rows.rowHeight)] : [];
  const near = Array.from({ length: end - first }, (_, at) => item(first + at));
  return (
    <div className={styles['frame']}>
      <ul
        ref={list}
        aria-label={label}
        className={classNames(styles['books'], styles[layout])}
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {away < first ? [...kept, ...near] : [...near, ...kept]}
      </ul>
    </div>
  );
}

interface ItemProps extends Pick<WindowedBooksProps, 'renderBook'> {
  at: number;
  name: string | undefined;
  of: number;
  /** Where it stands though its row is not drawn, pixels. */
  top: number | undefined;
}

/** Drawn once as it comes near, not again with those that come after it. */
const Item = memo(({ at, name, of, top, renderBook }: ItemProps) => (
  <li
    className={styles['item']}
    data-away={top === undefined ? undefined : ''}
    style={top === undefined ? undefined : { top }}
    data-book={name}
    aria-posinset={at + 1}
    aria-setsize={of}
  >
    {renderBook(at)}
  </li>
));
Item.displayName = 'Item';
