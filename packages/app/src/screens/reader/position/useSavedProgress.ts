import type { BookFormat } from '@shuye/core-domain/book';
import { bookmarkOf, chapterPercent, type Place } from '@shuye/core-domain/progress';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Pages that are leafed through are not worth a write each, ms. */
const SAVE_AFTER_MS = 400;

/**
 * Keeps the place: soon after it settled, and at once when the page is hidden or left. The shelf hears of the opened chapter
 * once, then of each change of chapter [READER-26, PROG-10], and of the very place when the page is hidden or left; not
 * before `maySync`, while another device's place is in question.
 */
export function useSavedProgress(reader: Reader, format: BookFormat, maySync: boolean): void {
  const { client, progress, shelf, host } = useServices();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What the shelf heard last: the chapter, the offset in it, and when. */
    let touched = '';
    let heard = 0;
    let heardAt: number | undefined;
    /** When reading came to the place: one that was left open long ago is older than where another device read since. */
    let placed: Place | undefined;
    let placedAt = 0;
    let save: (() => void) | undefined;

    const flush = () => {
      clearTimeout(timer);
      save?.();
      save = undefined;
    };

    const tell = ({ list, chapter, place }: Extract<ReaderState, { status: 'reading' }>) => {
      const { touch, readingOf } = shelf.getState();
      touch(list.bookId, bookmarkOf(format, chapter.chapter, list.chapters.length, place), placedAt);
      touched = place.chapterId;
      heard = place.offset;
      heardAt = readingOf(list.bookId)?.at.time;
    };

    const leave = () => {
      flush();
      const state = reader.getState();
      if (state.status !== 'reading' || state.place.chapterId !== touched || state.place.offset === heard) return;
      const known = shelf.getState().readingOf(state.list.bookId);
      // What another device or tab told since then is later than where this page was left open.
      if (known?.isOwn && known.at.time === heardAt) tell(state);
    };

    const note = () => {
      const state = reader.getState();
      if (state.status !== 'reading') return;
      const { list, chapter, place, isSubstitute } = state;
      // A chapter that is not there yet says nothing about where reading stands in it.
      if (chapter.status === 'loading' || chapter.status === 'failed' || isSubstitute) return;
      if (place.chapterId !== placed?.chapterId || place.offset !== placed.offset) placedAt = client.serverMs();
      placed = place;
      const percent = chapterPercent(chapter.index, list.chapters.length);
      save = () => progress.save(list.bookId, place, percent, chapter.chapter.title);
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
      if (!maySync || touched === place.chapterId) return;
      tell(state);
    };

    const onHide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const unsubscribe = reader.subscribe(note);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', leave);
    // Some containers say so without hiding the page; when they show it again, there is nothing to tell.
    const forget = host.bridge.onPageEvent?.(leave);
    note();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', leave);
      forget?.();
      leave();
    };
  }, [client, reader, format, maySync, progress, shelf, host]);
}
