import { BookGrid, ShelfAddTile } from '@shuye/ui';
import { paths } from '../../routes.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { useBookStatuses } from './book-status/useBookStatuses.ts';
import { ShelfEntryTile } from './ShelfEntryTile.tsx';

interface ShelfBooksProps {
  isEditing: boolean;
  /** The shelf is as the server has it, or as this device keeps it. */
  isThere: boolean;
}

/** The books, three a row, and a place for the next one [SHELF-03..05]. */
export function ShelfBooks({ isEditing, isThere }: ShelfBooksProps) {
  const entries = useShelf((shelf) => shelf.entries);
  const { comparisons, open } = useBookStatuses(isThere);
  return (
    <BookGrid label="书架">
      {entries.map((entry) => (
        <ShelfEntryTile
          key={entry.bookId}
          entry={entry}
          isEditing={isEditing}
          mark={comparisons[entry.bookId]?.mark}
          onOpen={open}
        />
      ))}
      {!isEditing && <ShelfAddTile key="add" href={paths.home()} />}
    </BookGrid>
  );
}
