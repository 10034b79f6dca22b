import { importItems } from '@shuye/core-domain/collection';
import type { Place } from '@shuye/core-domain/progress';
import {
  addBookmark,
  parseBookmarksByBook,
  parseTextBookmarks,
  removeBookmarks,
  type BookmarkRecord,
  type TextBookmark,
} from '@shuye/core-domain/text-bookmarks';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreParts } from './StoreParts.ts';
import { unkeptBookmark } from './unkeptBookmark.ts';

export interface BookmarkState {
  record: BookmarkRecord;
  /** The latest change is kept on the device, and does not end with the page. */
  isKept: boolean;
  /** A place that has a bookmark keeps the newer one. False where there are as many as there may be. */
  add: (bookmark: Omit<TextBookmark, 'at'>) => boolean;
  remove: (bookId: string, places: readonly Place[]) => void;
  load: () => BookmarkRecord;
  /**
   * Reads what is stored, and changes it: another tab may have written it. What comes from the server is there, also where
   * the device has no room for it: its reader is told nothing.
   */
  change: (make: (record: BookmarkRecord) => BookmarkRecord, from?: 'server') => BookmarkRecord;
}

export type BookmarkStore = StoreApi<BookmarkState>;

const KEY = 'bookmarks';
/** Where a former version kept them, and a tab of that version still does. */
const FORMER_KEY = 'text_bookmarks';

/** A guest's bookmarks go to the account that logs in here. */
export function createBookmarkStore({ storage, randomId, nowMs, toaster }: StoreParts): BookmarkStore {
  const device = randomId();
  const stored = (): BookmarkRecord =>
    storage.read(KEY, (value) => parseTextBookmarks(value, device)) ?? parseTextBookmarks(undefined, device);
  const former = () => storage.read(FORMER_KEY, parseBookmarksByBook) ?? [];
  const load = (): BookmarkRecord => importItems(stored(), former());

  return createStore<BookmarkState>()((set) => {
    let isRoomReported = false;
    const change: BookmarkState['change'] = (make, from) => {
      const before = stored();
      const isFormer = former().length > 0;
      const record = make(load());
      if (record !== before) {
        const isKept = storage.write(KEY, record);
        const isLost = !isKept && from !== 'server';
        // Bookmarks that are not kept in the new form stay in the former.
        if (isKept && isFormer) storage.remove(FORMER_KEY);
        if (isLost && !isRoomReported) toaster.show(unkeptBookmark);
        isRoomReported ||= isLost;
        set({ isKept });
      }
      set({ record });
      return record;
    };
    return {
      record: load(),
      isKept: true,
      load,
      change,
      add: (bookmark) => {
        let isAdded = true;
        change((record) => {
          const added = addBookmark(record, bookmark, nowMs());
          isAdded = added !== undefined;
          return added ?? record;
        });
        return isAdded;
      },
      remove: (bookId, places) => void change((record) => removeBookmarks(record, bookId, places, nowMs())),
    };
  });
}
