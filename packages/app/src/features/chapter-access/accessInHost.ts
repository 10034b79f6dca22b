import { bookAccess, freeReadCount, type ChapterAccess, type ReaderRights } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import type { Member } from '@shuye/core-domain/member';
import type { ReaderSettings } from '@shuye/host-bridges';

/** What the lock rule is told of one reader and one book, with a host's settings. */
export function rightsInHost(
  { freeReadCounts, freeChapterCount, isPlatformPath }: ReaderSettings,
  book: Book,
  member: Member,
): ReaderRights {
  const count = freeReadCounts ? freeReadCount(freeReadCounts, book.freeStack) : freeChapterCount;
  return { book, member, isPlatformPath, ...(count === undefined ? {} : { freeChapterCount: count }) };
}

/** The lock rule as a host's settings have it, for one reader and one book. */
export const accessInHost = (
  settings: ReaderSettings,
  book: Book,
  member: Member,
): ((chapter: Chapter) => ChapterAccess) => bookAccess(rightsInHost(settings, book, member));
