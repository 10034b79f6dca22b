import { sortShelf } from '@shuye/core-domain/shelf';
import { BookGrid, BookList, ShelfAddTile } from '@shuye/ui';
import { useMemo } from 'react';
import { paths } from '../../routes.ts';
import { useBookStatuses } from './book-status/useBookStatuses.ts';
import { NothingShown } from './NothingShown.tsx';
import { ShelfEntryTile } from './ShelfEntryTile.tsx';
import { useShelfArrangement } from './useShelfArrangement.ts';

interface ShelfBooksProps {
  isEditing: boolean;
  /** The shelf is as the server has it, or as this device keeps it. */
  isThere: boolean;
}

/** The books, three a row or one below another, and a place for the next one [SHELF-03..05]. */
export function ShelfBooks({ isEditing, isThere }: ShelfBooksProps) {
  const { arrangement, shown } = useShelfArrangement();
  const { comparisons, open } = useBookStatuses(isThere);
  const { order, layout } = arrangement;
  const sorted = useMemo(
    () =>
      sortShelf(
        shown.map((book) => ({ ...book, grownAt: comparisons[book.bookId]?.seen.updatedAt ?? 0 })),
        order,
      ),
    [shown, comparisons, order],
  );
  if (sorted.length === 0) return <NothingShown />;
  const isList = layout === 'list';
  const Books = isList ? BookList : BookGrid;
  return (
    <Books label="书架">
      {sorted.map((entry) => (
        <ShelfEntryTile
          key={entry.bookId}
          entry={entry}
          isEditing={isEditing}
          isRow={isList}
          mark={comparisons[entry.bookId]?.mark}
          onOpen={open}
        />
      ))}
      {!isEditing && <ShelfAddTile key="add" row={isList} href={paths.home()} />}
    </Books>
  );
}
