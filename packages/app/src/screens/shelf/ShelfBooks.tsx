import { BookGrid, ShelfAddTile } from '@shuye/ui';
import { paths } from '../../paths.ts';
import { useShelf } from '../../stores/useShelf.ts';
import { ShelfEntryTile } from './ShelfEntryTile.tsx';

/** The books, three a row, and a place for the next one [SHELF-03..05]. */
export function ShelfBooks({ isEditing }: { isEditing: boolean }) {
  const entries = useShelf((shelf) => shelf.entries);
  return (
    <BookGrid label="书架">
      {entries.map((entry) => (
        <ShelfEntryTile key={entry.bookId} entry={entry} isEditing={isEditing} />
      ))}
      {!isEditing && <ShelfAddTile key="add" href={paths.home()} />}
    </BookGrid>
  );
}
