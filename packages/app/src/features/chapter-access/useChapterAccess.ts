import {
  chapterAccess,
  freeReadCount,
  guestMember,
  type Book,
  type Chapter,
  type ChapterAccess,
} from '@shuye/core-domain';
import { useCallback } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useHoldings } from '../../services/useHoldings.ts';

/** Asks the lock rule for chapters of a book, as this host and this reader see it. */
export function useChapterAccess(book: Book): (chapter: Chapter) => ChapterAccess {
  const { reader } = useServices().host;
  const { member = guestMember } = useHoldings() ?? {};
  const { freeReadCounts, freeChapterCount, isPlatformPath } = reader;
  const count = freeReadCounts ? freeReadCount(freeReadCounts, book.freeStack) : freeChapterCount;
  return useCallback(
    (chapter) =>
      chapterAccess({
        chapter,
        book,
        member,
        isPlatformPath,
        ...(count === undefined ? {} : { freeChapterCount: count }),
      }),
    [book, member, count, isPlatformPath],
  );
}
