export type ShelfButtonState = 'absent' | 'adding' | 'added';

/** A book that is on its way is shown so, also where the shelf has it already [ENUM-25]. */
export const shelfButtonState = (isAdding: boolean, isKept: boolean): ShelfButtonState =>
  isAdding ? 'adding' : isKept ? 'added' : 'absent';
