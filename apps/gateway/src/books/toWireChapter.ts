import { bookAccess } from '@shuye/core-domain/access';
import { coverOpening } from '@shuye/core-domain/book';
import type { Caller } from '../calls/Caller.ts';
import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import type { Owned } from './loadOwned.ts';
import { toVisibility } from './toVisibility.ts';
import { toBookRights, toChapterRights } from './toRights.ts';

interface Asker {
  caller: Caller;
  owned: Owned;
  nowMs: number;
}

/** How the chapters of a book look to a caller; one they may not read says where its beginning lies [API-13]. */
export function toWireChapter(book: BookRow, { caller, owned, nowMs }: Asker) {
  const access = bookAccess({ book: toBookRights(book, nowMs, owned), member: caller.member });
  const hasBeginnings = coverOpening({ openness: toVisibility(book) }).opens;
  return (chapter: ChapterRow) => ({
    chapterId: chapter.id,
    chapterName: chapter.title,
    isFreeRead: chapter.is_free,
    isBuy: owned.wholeBook || owned.chapters.has(chapter.id) ? (1 as const) : (0 as const),
    chapterPrice: chapter.bean_price,
    contUrlSuffix: chapter.content_file,
    ...(hasBeginnings && access(toChapterRights(chapter, owned)).locked
      ? { shortContUrlSuffix: chapter.content_file }
      : {}),
    wordCount: chapter.words,
    chapterUpdateTime: Math.floor(chapter.updated_at / 1000),
    level: chapter.level,
  });
}
