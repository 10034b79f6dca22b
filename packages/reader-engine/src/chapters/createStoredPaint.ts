import type { Chapter, ChapterContent, ContentPrefixes } from '@shuye/core-domain/chapter';
import { contentOf } from './contentOf.ts';
import type { PrepareChapter } from './PrepareChapter.ts';
import type { StoredChapters } from './createStoredChapters.ts';
import type { ReadyChapter } from './ReadyChapter.ts';

export interface StoredPaintOptions {
  bookId: string;
  prefixes: ContentPrefixes;
  stored: StoredChapters;
  /** Show the stored chapter until the fetched one is there [RPARAM-05] (D-077). */
  paintsFirst: boolean;
  prepare: PrepareChapter;
  onChange: () => void;
}

export interface StoredPaint {
  of: (chapterId: string) => ReadyChapter | undefined;
  begin: (chapter: Chapter) => void;
  /** The chapter was fetched and is being read [READER-24]. */
  keep: (ready: ReadyChapter) => void;
  setPrepare: (prepare: PrepareChapter) => void;
  /** The server refused: nothing stored may stand in for a chapter [CACHE-11]. */
  drop: () => void;
}

export function createStoredPaint(options: StoredPaintOptions): StoredPaint {
  const { bookId, prefixes, stored, paintsFirst, onChange } = options;
  let { prepare } = options;
  let painted: ReadyChapter | undefined;
  let kept: ReadyChapter | undefined;

  const paint = async (chapter: Chapter, content: ChapterContent): Promise<void> => {
    try {
      painted = await prepare(chapter, content, prefixes);
    } catch {
      // Without its code nothing is painted. The chapter is still on its way, and its load reports faults.
      return;
    }
    onChange();
  };

  return {
    of: (chapterId) => (painted?.chapter.chapterId === chapterId ? painted : undefined),
    begin: (chapter) => {
      if (!paintsFirst || painted) return;
      const found = stored.get(bookId);
      if (found?.chapterId === chapter.chapterId) void paint(chapter, found.content);
    },
    keep: (ready) => {
      if (ready === kept) return;
      kept = ready;
      const { chapterId, title, index } = ready.chapter;
      stored.put({ bookId, chapterId, title, index, content: contentOf(ready) });
    },
    setPrepare: (next) => {
      prepare = next;
      if (painted) void paint(painted.chapter, contentOf(painted));
    },
    drop: () => {
      painted = undefined;
      stored.forget(bookId);
    },
  };
}
