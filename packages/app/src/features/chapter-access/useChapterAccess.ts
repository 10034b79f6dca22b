import { chapterAccess, guestMember, type Book, type Chapter, type ChapterAccess } from '@shuye/core-domain';
import { useCallback } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

/** Asks the lock rule for chapters of a book, as this host and this reader see it. */
export function useChapterAccess(book: Book): (chapter: Chapter) => ChapterAccess {
  const { reader } = useServices().host;
  return useCallback((chapter) => chapterAccess({ ...reader, chapter, book, member: guestMember }), [reader, book]);
}
