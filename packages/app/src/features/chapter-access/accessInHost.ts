import { bookAccess, freeReadCount, type ChapterAccess, type ReaderRights } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import type { Member } from '@shuye/core-domain/member';
import type { ReaderSettings } from '@shuye/host-bridges';

export function rightsInHost(
  { freeReadCounts, freeChapterCount, isPlatformPath }: ReaderSettings,
  book: Book,
  member: Member,
): ReaderRights {
  const count = freeReadCounts ? freeReadCount(freeReadCounts, book.freeStack) : freeChapterCount;
  return { book, member, isPlatformPath, ...(count === undefined ? {} : { freeChapterCount: count }) };
}

export const accessInHost = (
  settings: ReaderSettings,
  book: Book,
  member: Member,
): ((chapter: Chapter) => ChapterAccess) => bookAccess(rightsInHost(settings, book, member));
