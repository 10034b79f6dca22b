import type { BookFormat } from '@shuye/core-domain/book';
import { bookmarkOf, chapterPercent } from '@shuye/core-domain/progress';
import type { Reader } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Pages that are leafed through are not worth a write each, ms. */
const SAVE_AFTER_MS = 400;

/**
 * Keeps the place: soon after it settled, and at once when the page is hidden or left. The shelf hears of the opened chapter
 * once, then of each change of chapter [READER-26, PROG-10]; not before `maySync`, while another device's place is in question.
 */
export function useSavedProgress(reader: Reader, format: BookFormat, maySync: boolean): void {
  const { progress, shelf } = useServices();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touched = '';
    let save: (() => void) | undefined;

    const flush = () => {
      clearTimeout(timer);
      save?.();
      save = undefined;
    };

    const note = () => {
      const state = reader.getState();
      if (state.status !== 'reading') return;
      const { list, chapter, place, isSubstitute } = state;
      // A chapter that is not there yet says nothing about where reading stands in it.
      if (chapter.status === 'loading' || chapter.status === 'failed' || isSubstitute) return;
      const { bookId } = list;
      const percent = chapterPercent(chapter.index, list.chapters.length);
      save = () => progress.save(bookId, place, percent, chapter.chapter.title);
      clearTimeout(timer);
      timer = setTimeout(flush, SAVE_AFTER_MS);
      if (!maySync || touched === place.chapterId) return;
      touched = place.chapterId;
      shelf.getState().touch(bookId, bookmarkOf(format, chapter.chapter, list.chapters.length, place));
    };

    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const unsubscribe = reader.subscribe(note);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    note();
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [reader, format, maySync, progress, shelf]);
}
