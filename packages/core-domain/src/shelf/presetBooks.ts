import { isKept, type Shelf } from './ShelfEntry.ts';

export const PRESET_BOOKS_MAX = 6;

/** What loading the shelf does. The extra sync of a new user asks for the whole list before anything is added (D-143). */
export type ShelfLoadStep = 'sync' | 'full-sync' | 'add-presets';

export const shelfLoadSteps = (isNewBind: boolean): readonly ShelfLoadStep[] =>
  isNewBind ? ['sync', 'full-sync', 'add-presets'] : ['sync'];

/** Up to six by chance for an empty shelf, none for any other [SHELFSYNC-17]; `random` gives numbers from 0 up to 1. */
export function presetBooks<Book extends { bookId: string }>(
  offered: readonly Book[],
  shelf: Shelf,
  random: () => number,
): readonly Book[] {
  if (shelf.some(isKept)) return [];
  const rest = Array.from(new Map(offered.map((book) => [book.bookId, book])).values());
  const chosen: Book[] = [];
  while (chosen.length < PRESET_BOOKS_MAX && rest.length > 0) {
    chosen.push(...rest.splice(Math.min(rest.length - 1, Math.floor(random() * rest.length)), 1));
  }
  return chosen;
}
