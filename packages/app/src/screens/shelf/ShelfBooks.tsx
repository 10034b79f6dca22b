import { sortShelf } from '@shuye/core-domain/shelf';
import { BookGrid, BookList, ShelfAddTile, WindowedBooks } from '@shuye/ui';
import { useMemo } from 'react';
import { paths } from '../../routes.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';
import { useBookStatuses } from './book-status/useBookStatuses.ts';
import { NothingShown } from './NothingShown.tsx';
import { ShelfEntryTile } from './ShelfEntryTile.tsx';
import { useShelfArrangement } from './useShelfArrangement.ts';
import type { ShelfPlaces } from './useShelfPlaces.ts';

/** From this many on those near the eyes are drawn alone. */
const MIN_WINDOWED = 60;
const ADD = 'add';

interface ShelfBooksProps {
  shown: readonly ShelfEntry[];
  places: ShelfPlaces;
  isEditing: boolean;
  /** The shelf is as the server has it, or as this device keeps it. */
  isThere: boolean;
}

/** The books, three a row or one below another, and a place for the next one [SHELF-03..05]. */
export function ShelfBooks({ shown, places, isEditing, isThere }: ShelfBooksProps) {
  const { order, layout } = useShelfArrangement().arrangement;
  const { comparisons, open } = useBookStatuses(isThere);
  const sorted = useMemo(
    () =>
      sortShelf(
        shown.map((book) => ({ ...book, grownAt: comparisons[book.bookId]?.seen.updatedAt ?? 0 })),
        order,
      ),
    [shown, comparisons, order],
  );
  const keys = useMemo(() => [...sorted.map(({ bookId }) => bookId), ...(isEditing ? [] : [ADD])], [sorted, isEditing]);
  if (sorted.length === 0) return <NothingShown />;

  const isRow = layout === 'list';
  const tile = (at: number) => {
    const entry = sorted[at];
    if (!entry) return <ShelfAddTile key={ADD} row={isRow} href={paths.home()} />;
    return (
      <ShelfEntryTile
        key={entry.bookId}
        entry={entry}
        left={places.leftAt(entry.bookId)}
        reading={places.readingOf(entry.bookId)}
        isEditing={isEditing}
        isRow={isRow}
        mark={comparisons[entry.bookId]?.mark}
        onOpen={open}
      />
    );
  };
  if (sorted.length >= MIN_WINDOWED)
    return <WindowedBooks label="书架" layout={layout} keys={keys} renderBook={tile} />;
  const Books = isRow ? BookList : BookGrid;
  return <Books label="书架">{keys.map((_key, at) => tile(at))}</Books>;
}
