import { addBooks, removeBooks, updateBook } from '../src/shelf/changeShelf.ts';
import { clearGuest, isGuestMerged, mergeGuest } from '../src/shelf/mergeGuest.ts';
import { applyClientActions } from '../src/shelf/applyClientActions.ts';
import { actionsToPush, applyServerShelf } from '../src/shelf/syncShelf.ts';

/** The rules that the simulation is about. Tests exchange some for broken ones, to see that it notices. */
export interface ShelfRules {
  addBooks: typeof addBooks;
  updateBook: typeof updateBook;
  removeBooks: typeof removeBooks;
  actionsToPush: typeof actionsToPush;
  applyServerShelf: typeof applyServerShelf;
  applyClientActions: typeof applyClientActions;
  mergeGuest: typeof mergeGuest;
  isGuestMerged: typeof isGuestMerged;
  clearGuest: typeof clearGuest;
}

export const shelfRules: ShelfRules = {
  addBooks,
  updateBook,
  removeBooks,
  actionsToPush,
  applyServerShelf,
  applyClientActions,
  mergeGuest,
  isGuestMerged,
  clearGuest,
};
