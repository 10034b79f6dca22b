import { ShelfGroupTile } from '@shuye/ui';
import { useShelfEdit } from '../../../hooks/useShelfEdit.ts';
import { paths } from '../../../routes.ts';
import type { GroupTileProps } from './ShelfGroupsContext.ts';

/** A group in the place of its books; while editing a tap selects all of them. */
export function GroupTile({ group, books, isEditing, isRow }: GroupTileProps) {
  const isSelected = useShelfEdit(({ selected }) => books.every(({ bookId }) => selected.has(bookId)));
  const toggleEach = useShelfEdit((edit) => edit.toggleEach);
  return (
    <ShelfGroupTile
      row={isRow}
      name={group.name}
      note={`${books.length}本`}
      books={books.slice(0, 4).map(({ bookId, title, author, coverUrl }) => ({
        id: bookId,
        title,
        author,
        src: coverUrl || undefined,
      }))}
      selected={isEditing ? isSelected : undefined}
      href={paths.shelf({ group: group.id })}
      onPress={isEditing ? () => toggleEach(books.map(({ bookId }) => bookId)) : undefined}
    />
  );
}
