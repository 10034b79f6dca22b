import type { Book } from '@shuye/core-domain';
import { createPrepareChapter, createReader, type Clock, type Reader, type ReadingStart } from '@shuye/reader-engine';
import { useEffect, useRef, useState } from 'react';
import { useChapterAccess } from '../../features/chapter-access/useChapterAccess.ts';
import { useServices } from '../../services/ServicesContext.tsx';

const after: Clock['after'] = (delay, action) => {
  const timer = setTimeout(action, delay);
  return () => clearTimeout(timer);
};

/** A reader of this book, opened where `start` says; undefined until the page is there to read on. */
export function useReader(book: Book, start: ReadingStart): Reader | undefined {
  const { chapters, now } = useServices();
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
      clock: { now, after },
      log: (message) => console.info(message),
    });
    setReader(made);
    void made.open(bookId, start);
    return made.close;
  }, [chapters, now, bookId, start]);
  return reader;
}
