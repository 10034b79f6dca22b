import { chapterAccess, freeReadCount, type ChapterAccess } from '@shuye/core-domain/access';
import type { Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import type { Member } from '@shuye/core-domain/member';
import type { ReaderSettings } from '@shuye/host-bridges';

/** The lock rule as a host's settings have it, for one reader and one book. */
export function accessInHost(
  { freeReadCounts, freeChapterCount, isPlatformPath }: ReaderSettings,
  book: Book,
  member: Member,
): (chapter: Chapter) => ChapterAccess {
  const count = freeReadCounts ? freeReadCount(freeReadCounts, book.freeStack) : freeChapterCount;
  const freeCount = count === undefined ? {} : { freeChapterCount: count };
  return (chapter) => chapterAccess({ chapter, book, member, isPlatformPath, ...freeCount });
}
