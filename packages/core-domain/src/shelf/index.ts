export { isShownOnShelf, shelfFilters, shelfOrders, sortShelf } from './arrangeShelf.ts';
export type { ShelfFilter, ShelfOrder } from './arrangeShelf.ts';
export { BOOK_STATUS_VERSION, isBookUpdated, parseBookStatuses, seenBook } from './bookStatus.ts';
export type { BookStatusEntry, BookStatusStore, KnownBook } from './bookStatus.ts';
export { addBooks, removeBooks, updateBook } from './changeShelf.ts';
export type { NewShelfBook } from './changeShelf.ts';
export { cornerTag } from './cornerTag.ts';
export type { BookPromotion, CornerMark } from './cornerTag.ts';
export { guestPromptTexts, markPrompted, mayPrompt, parseMergePrompts } from './guestPrompt.ts';
export type { MergePrompts } from './guestPrompt.ts';
export { clearGuest, isGuestMerged, mergeGuest } from './mergeGuest.ts';
export type { GuestMerge } from './mergeGuest.ts';
export { mergeShelf } from './mergeShelf.ts';
export { SHELF_LIMIT_TOAST_MS, shelfLimitWarning } from './shelfLimitWarning.ts';
export type { ShelfLimitWarning } from './shelfLimitWarning.ts';
export { PRESET_BOOKS_MAX, presetBooks, shelfLoadSteps } from './presetBooks.ts';
export type { ShelfLoadStep } from './presetBooks.ts';
export { readerQuery } from './readerQuery.ts';
export type { EnergyFlags, ReaderQuery } from './readerQuery.ts';
export { parseShelfRecord } from './parseShelfRecord.ts';
export { applyClientActions, STAMP_LEEWAY_MS } from './applyClientActions.ts';
export type { ReceivedActions, ReceivingShelf } from './applyClientActions.ts';
export {
  allToggled,
  deletedFilesNote,
  deleteLabel,
  deleteQuestion,
  eachToggled,
  selectAllLabel,
  toggled,
} from './selection.ts';
export { actionsOfShelf, entryOfAction, ShelfActionKind, shelfOfActions } from './ShelfAction.ts';
export type { ShelfAction } from './ShelfAction.ts';
export { SHELF_CAPACITY } from './shelfCapacity.ts';
export { shelfButtonState } from './shelfButtonState.ts';
export type { ShelfButtonState } from './shelfButtonState.ts';
export { compareEntries, isKept, shelfEntry } from './ShelfEntry.ts';
export type { Keeping, KeptEntry, Reading, Shelf, ShelfDetails, ShelfEntry } from './ShelfEntry.ts';
export { isShelfEditing, ShelfMode } from './ShelfMode.ts';
export { currentShelf, emptyShelfRecord, MERGE_ADD_OFFSET_MS } from './ShelfRecord.ts';
export type { ShelfRecord } from './ShelfRecord.ts';
export { failedShelf, initialShelfStatus, loadedShelf, openedShelf } from './shelfStatus.ts';
export type { ShelfStatus } from './shelfStatus.ts';
export { keptBooks, shelfView, VISIBLE_SHELF } from './shelfView.ts';
export type { ShelfBook, ShelfView } from './shelfView.ts';
export { SHELF_SYNC_THROTTLE_MS, syncDelay } from './syncDelay.ts';
export { actionsOfSynced, syncedBook } from './SyncedBook.ts';
export type { SyncedBook } from './SyncedBook.ts';
export { SHELF_REFUSED_STATUS, syncErrorTags, syncFailure } from './syncFailure.ts';
export type { SyncFailure, SyncPart } from './syncFailure.ts';
export { actionsToPush, dropRefused, MAX_PUSHED_ACTIONS, applyServerShelf } from './syncShelf.ts';
export type { SyncAnswer, SyncOutcome } from './syncShelf.ts';
