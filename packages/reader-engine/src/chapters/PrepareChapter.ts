import type { Chapter, ChapterContent, ContentPrefixes } from '@shuye/core-domain';
import type { ReadyChapter } from './ReadyChapter.ts';

/** Makes content fit to be shown; markup is cleaned here. */
export type PrepareChapter = (
  chapter: Chapter,
  content: ChapterContent,
  prefixes: ContentPrefixes,
) => ReadyChapter | Promise<ReadyChapter>;
