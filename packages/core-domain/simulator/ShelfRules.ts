import { addBooks, removeBooks, updateBook } from '../src/shelf/changeShelf.ts';
import { clearGuest, isGuestMerged, mergeGuest } from '../src/shelf/mergeGuest.ts';
import { receiveActions } from '../src/shelf/receiveActions.ts';
import { actionsToPush, takeAnswer } from '../src/shelf/syncShelf.ts';

/** The rules that the simulation is about. Tests exchange some for broken ones, to see that it notices. */
export interface ShelfRules {
  addBooks: typeof addBooks;
  updateBook: typeof updateBook;
  removeBooks: typeof removeBooks;
  actionsToPush: typeof actionsToPush;
  takeAnswer: typeof takeAnswer;
  receiveActions: typeof receiveActions;
  mergeGuest: typeof mergeGuest;
  isGuestMerged: typeof isGuestMerged;
  clearGuest: typeof clearGuest;
}

export const shelfRules: ShelfRules = {
  addBooks,
  updateBook,
  removeBooks,
  actionsToPush,
  takeAnswer,
  receiveActions,
  mergeGuest,
  isGuestMerged,
  clearGuest,
};
