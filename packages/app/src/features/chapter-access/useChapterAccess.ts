import { chapterAccess, freeReadCount, type ChapterAccess } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { guestMember } from '@shuye/core-domain/member';
import { useCallback } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useHoldings } from '../../hooks/useHoldings.ts';

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
