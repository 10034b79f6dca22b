import type { ChapterContent } from '@shuye/core-domain/chapter';
import type { ReadyChapter } from './ReadyChapter.ts';

/** The content that a chapter was made ready from. */
export const contentOf = (ready: ReadyChapter): ChapterContent =>
  ready.kind === 'text' ? { kind: 'text', text: ready.text } : ready.source;
