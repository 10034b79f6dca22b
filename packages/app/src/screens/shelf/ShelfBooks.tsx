import { sortShelf } from '@shuye/core-domain/shelf';
import { BookGrid, BookList, ShelfAddTile } from '@shuye/ui';
import { lazy, Suspense, useMemo } from 'react';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { paths } from '../../routes.ts';
import { useBookStatuses } from './book-status/useBookStatuses.ts';
import { useKnownGroups } from './groups/ShelfGroupsContext.ts';
import { NothingShown } from './NothingShown.tsx';
import { ShelfEntryTile } from './ShelfEntryTile.tsx';
import { useShelfArrangement } from './useShelfArrangement.ts';
import type { ShelfPlaces } from './useShelfPlaces.ts';
import type { ShownBooks } from './useShownBooks.ts';

/** From this many on those near the eyes are drawn alone. */
const MIN_WINDOWED = 60;
/** Until the code for windows is fetched, these books are drawn: more than a screen. */
const FIRST = 24;
const ADD = 'add';
const LaterStatuses = lazy(() => loadPersistently(() => import('./LaterStatuses.tsx')));
const LongShelf = lazy(() => loadPersistently(() => import('./LongShelf.tsx')));

interface ShelfBooksProps {
  shown: ShownBooks;
  places: ShelfPlaces;
  isEditing: boolean;
  /** The shelf is as the server has it, or as this device keeps it. */
  isThere: boolean;
}

/** Groups, then books, three a row or one below another, and a place for the next one [SHELF-03..05]. */
export function ShelfBooks({ shown, places, isEditing, isThere }: ShelfBooksProps) {
  const { order, layout } = useShelfArrangement().arrangement;
  const { comparisons, markOf, open } = useBookStatuses(isThere);
  const hasHidden = useShelf(({ hidden }) => hidden.length > 0);
  const { groups, loose } = shown;
  const { Tile } = useKnownGroups();
  const sorted = useMemo(
    () =>
      sortShelf(
        loose.map((book) => ({ ...book, grownAt: comparisons.get(book.bookId)?.seen.updatedAt ?? 0 })),
        order,
      ),
    [loose, comparisons, order],
  );
  const keys = useMemo(
    () => [
      ...groups.map(({ group }) => `group ${group.id}`),
      ...sorted.map(({ bookId }) => bookId),
      ...(isEditing ? [] : [ADD]),
    ],
    [groups, sorted, isEditing],
  );
  if (shown.books.length === 0) return <NothingShown />;

  const isRow = layout === 'list';
  const tile = (at: number) => {
    const group = groups[at];
    if (group && Tile) return <Tile key={keys[at]} {...group} isEditing={isEditing} isRow={isRow} />;
    const entry = sorted[at - groups.length];
    if (!entry) return <ShelfAddTile key={ADD} row={isRow} href={paths.home()} />;
    return (
      <ShelfEntryTile
        key={entry.bookId}
        entry={entry}
        left={places.leftAt(entry.bookId)}
        reading={places.readingOf(entry.bookId)}
        isEditing={isEditing}
        isRow={isRow}
        mark={markOf(entry.bookId)}
        onOpen={open}
      />
    );
  };
  const Books = isRow ? BookList : BookGrid;
  if (keys.length < MIN_WINDOWED) {
    return (
      <>
        <Books label="书架">{keys.map((_key, at) => tile(at))}</Books>
        <Suspense fallback={null}>{hasHidden && <LaterStatuses keys={keys} />}</Suspense>
      </>
    );
  }
  return (
    <Suspense fallback={<Books label="书架">{keys.slice(0, FIRST).map((_key, at) => tile(at))}</Books>}>
      <LongShelf label="书架" layout={layout} keys={keys} renderBook={tile} />
    </Suspense>
  );
}
