import { useMemo } from 'react';
import { useOwnShelf } from '../../features/own-books/useOwnShelf.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import type { ShelfEntry } from '../../stores/shelfStore.ts';

/** All books of the shelf, those that the reader brought along among them, newest first. */
export function useShelfEntries(): readonly ShelfEntry[] {
  const entries = useShelf((shelf) => shelf.entries);
  const { entries: own } = useOwnShelf();
  return useMemo(
    () => (own.length > 0 ? [...entries, ...own].sort((a, b) => b.updatedAt - a.updatedAt) : entries),
    [entries, own],
  );
}
