import type { Chapter, ChapterContent, ContentPrefixes } from '@shuye/core-domain/chapter';
import type { ReadyChapter } from './ReadyChapter.ts';

export interface PrepareOptions {
  /** The chapter is only looked into, never drawn: its pictures are not fetched. */
  isUnseen?: boolean;
}

export type PrepareChapter = (
  chapter: Chapter,
  content: ChapterContent,
  prefixes: ContentPrefixes,
  options?: PrepareOptions,
) => ReadyChapter | Promise<ReadyChapter>;
