import { isLocalBookId, type Book } from '@shuye/core-domain/book';
import { chapterPercent, type Place } from '@shuye/core-domain/progress';
import {
  createPrepareChapter,
  createReader,
  createReloadMemory,
  createStoredChapters,
  type ChapterSource,
  type Clock,
  type Reader,
  type ReaderState,
  type ReadingStart,
} from '@shuye/reader-engine';
import { useEffect, useRef, useState } from 'react';
import { useChapterAccess } from '../../../features/chapter-access/useChapterAccess.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { offlineSource } from '../offline/offlineSource.ts';
import { loadOfflineBook } from '../offline/loadOfflineBook.ts';
import { useCacheOwner } from '../offline/useCacheOwner.ts';
import { useRightsRefresh } from './useRightsRefresh.ts';

/** The device's last chapter of each of five books (D-010). */
const CONTENT_CACHE = 'content_cache';

/** Chapters that were reloaded after a refusal; as long as the tab lives. */
const REFUSED_RELOADS = 'refused_reloads';

const after: Clock['after'] = (delay, action) => {
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
};

const isAnswered = (state: ReaderState): boolean =>
  state.status === 'failed' || (state.status === 'reading' && state.chapter.status !== 'loading');

interface Standing {
  savedPlace: Place;
  savedPercent: number;
}

const isSamePlace = ({ savedPlace }: Standing, other: Standing | undefined): boolean =>
  savedPlace.chapterId === other?.savedPlace.chapterId && savedPlace.offset === other.savedPlace.offset;

interface Opened {
  bookId: string;
  start: ReadingStart;
  owner: string;
}

/** A reader of this book and its chapters, opened where `start` says; undefined until the page is there to read on. */
export function useReader(book: Book, chapters: ChapterSource, start: ReadingStart): Reader | undefined {
  const { nowMs, storage, session, host } = useServices();
  const owner = useCacheOwner();
  const access = useChapterAccess(book);
  const latest = useRef(access);
  useEffect(() => {
    latest.current = access;
  }, [access]);

  const { bookId } = book;
  const { isOnline } = host.bridge;
  const [reader, setReader] = useState<Reader>();
  /** The last place of a reader that had to be made anew, after another login, for one. */
  const left = useRef<Standing>(undefined);
  const opened = useRef<Opened>(undefined);
  /** Closes the reader before this one, and says where it stood. */
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const stored = createStoredChapters(
      {
        read: () => storage.read(CONTENT_CACHE, (value) => value),
        // A reader's own book is on the device anyway.
        write: (value) => void (isLocalBookId(bookId) || storage.write(CONTENT_CACHE, value)),
      },
      owner,
    );
    // Memberships are not known without a network; what was read with them stays readable.
    const isKept = (chapterId: string) => !isOnline() && stored.get(bookId)?.chapterId === chapterId;
    const made = createReader({
      source: offlineSource(chapters, { stored, find: (kept) => loadOfflineBook(kept, owner) }),
      isLocked: (chapter) => latest.current(chapter).locked && !isKept(chapter.chapterId),
      prepare: createPrepareChapter(document),
      stored,
      clock: { nowMs, after },
      reloads: createReloadMemory({
        nowMs,
        storage: {
          read: () => session.read(REFUSED_RELOADS, (value) => value),
          write: (value) => {
            // Whoever catches it asks for no words.
            if (!session.write(REFUSED_RELOADS, value)) throw new Error(REFUSED_RELOADS);
          },
        },
        history: window.history,
      }),
      log: console.info,
    });
    const before = opened.current;
    opened.current = { bookId, start, owner };
    // A guest's text is anybody's: it stays on the page until the same reading goes on for the reader who was named.
    const goesOn = before?.bookId === bookId && before.start === start && before.owner === '' && owner !== '';
    const takeOver = (): void => {
      const stood = left.current;
      leave.current?.();
      leave.current = undefined;
      const now = left.current;
      // Pages that were turned while this reader was on its way stay turned.
      if (goesOn && now && !isSamePlace(now, stood)) made.goToSaved(now.savedPlace, now.savedPercent);
      setReader(made);
    };
    const stopWaiting = made.subscribe(() => {
      if (!goesOn || !isAnswered(made.getState())) return;
      stopWaiting();
      takeOver();
    });
    if (!goesOn) takeOver();
    void made.open(bookId, left.current ?? start);
    const note = (): void => {
      const state = made.getState();
      if (state.status !== 'reading' || state.isSubstitute) return;
      const { list, chapter, place } = state;
      left.current = { savedPlace: place, savedPercent: chapterPercent(chapter.index, list.chapters.length) };
    };
    return () => {
      stopWaiting();
      note();
      const leaveEarlier = leave.current;
      leave.current = () => {
        leaveEarlier?.();
        note();
        made.close();
      };
    };
  }, [chapters, nowMs, storage, session, isOnline, owner, bookId, start]);
  // After the effect above: what it leaves behind ends with the page.
  useEffect(() => () => leave.current?.(), []);
  useRightsRefresh(reader);
  return reader;
}
