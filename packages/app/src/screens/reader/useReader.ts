import type { Book } from '@shuye/core-domain';
import {
  createPrepareChapter,
  createReader,
  createStoredChapters,
  type Clock,
  type Reader,
  type ReadingStart,
} from '@shuye/reader-engine';
import { useEffect, useRef, useState } from 'react';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useRightsRefresh } from './useRightsRefresh.ts';

/** The device's last chapter of each of five books (D-010). */
const CONTENT_CACHE = 'content_cache';

const after: Clock['after'] = (delay, action) => {
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
};

/** A reader of this book, opened where `start` says; undefined until the page is there to read on. */
export function useReader(book: Book, start: ReadingStart): Reader | undefined {
  const { chapters, now, storage } = useServices();
  const access = useChapterAccess(book);
  const latest = useRef(access);
  useEffect(() => {
    latest.current = access;
  }, [access]);

  const { bookId } = book;
  const [reader, setReader] = useState<Reader>();
  useEffect(() => {
    const made = createReader({
      source: chapters,
      isLocked: (chapter) => latest.current(chapter).locked,
      prepare: createPrepareChapter(document),
      stored: createStoredChapters({
        read: () => storage.read(CONTENT_CACHE, (value) => value),
        write: (value) => void storage.write(CONTENT_CACHE, value),
      }),
      clock: { now, after },
      log: (message) => console.info(message),
    });
    setReader(made);
    void made.open(bookId, start);
    return made.close;
  }, [chapters, now, storage, bookId, start]);
  useRightsRefresh(reader);
  return reader;
}
