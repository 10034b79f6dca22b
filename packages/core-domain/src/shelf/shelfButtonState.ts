/** What the button that adds a book to the shelf shows [ENUM-25]. */
export type ShelfButtonState = 'absent' | 'adding' | 'added';

/** A book that is on its way is shown so, also where the shelf has it already. */
export const shelfButtonState = (isAdding: boolean, isKept: boolean): ShelfButtonState =>
  isAdding ? 'adding' : isKept ? 'added' : 'absent';
