import type { ChapterContent } from '@shuye/core-domain/chapter';
import type { ReadyChapter } from './ReadyChapter.ts';

export const contentOf = (ready: ReadyChapter): ChapterContent =>
  ready.kind === 'text' ? { kind: 'text', text: ready.text } : ready.source;
