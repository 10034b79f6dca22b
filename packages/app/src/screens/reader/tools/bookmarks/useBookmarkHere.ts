import type { Place } from '@shuye/core-domain/progress';
import { bookmarksOf, type TextBookmark } from '@shuye/core-domain/text-bookmarks';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { BookmarkStore } from '../../../../stores/bookmarkStore.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import { bookmarkName } from './bookmarkName.ts';

/** Places this near count as one where no page says how far a reader sees, characters. */
const NEARBY = 40;

const placeOf = (state: ReaderState): Place | undefined =>
  state.status === 'reading' && state.chapter.status === 'ready' ? state.place : undefined;

/** Bookmarks on the page that is read, or near the first line of a scroll. */
function bookmarksHere(reader: Reader, bookmarks: readonly TextBookmark[]): readonly TextBookmark[] {
  const state = reader.getState();
  const place = placeOf(state);
  if (!place || state.status !== 'reading') return [];
  // A jump may lead into the middle of a page: what stands before it there is on the page too.
  const start = reader.peek(0)?.offset ?? place.offset;
  const next = state.mark ? reader.peek(1) : undefined;
  const end = next?.index === state.chapter.index ? next.offset : state.mark ? Infinity : place.offset + NEARBY;
  return bookmarks.filter(
    ({ place: { chapterId, offset } }) => chapterId === place.chapterId && offset >= start && offset < end,
  );
}

export interface BookmarkHere {
  isMarked: boolean;
  canMark: boolean;
  /** Marks the page, or takes its marks away; says which, or that there are too many, or that the device has no room. */
  toggle: () => 'added' | 'removed' | 'full' | 'unkept' | undefined;
}

export function useBookmarkHere(reader: Reader, store: BookmarkStore, bookId: string): BookmarkHere {
  const record = useStore(store, (state) => state.record);
  const bookmarks = useMemo(() => bookmarksOf(record, bookId), [record, bookId]);
  const isMarked = useReaderState(reader, () => bookmarksHere(reader, bookmarks).length > 0);
  const canMark = useReaderState(reader, (state) => placeOf(state) !== undefined);

  const toggle = useCallback(() => {
    const state = reader.getState();
    if (state.status !== 'reading' || state.chapter.status !== 'ready') return undefined;
    const { place, chapter } = state;
    const done = (change: 'added' | 'removed') => (store.getState().isKept ? change : 'unkept');
    const here = bookmarksHere(reader, bookmarksOf(store.getState().record, bookId));
    if (here.length > 0) {
      store.getState().remove(
        bookId,
        here.map((bookmark) => bookmark.place),
      );
      return done('removed');
    }
    const name = bookmarkName(chapter.content, place.offset);
    const { title } = chapter.chapter;
    return store.getState().add({ bookId, place, chapterTitle: title, text: name || title }) ? done('added') : 'full';
  }, [reader, store, bookId]);

  return { isMarked, canMark, toggle };
}
