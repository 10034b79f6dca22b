import type { Chapter, ChapterContent } from '@shuye/core-domain/chapter';
import type { FlowChapter } from '../flow/FlowChapter.ts';

/** A chapter's text as it is shown in another script, and where each of its characters comes from. */
export interface ShownText {
  text: string;
  title: string;
  /** Offset in the chapter's text that a shown offset comes from. */
  toSource: (offset: number) => number;
  /** Last shown offset that comes from an offset of the chapter's text. */
  toShown: (offset: number) => number;
}

interface ReadyText {
  chapter: Chapter;
  /** What offsets count in: the source, whatever script it is shown in. */
  text: string;
  /** Absent where the text is shown as it is. */
  shown?: ShownText;
}

export type ReadyChapter =
  | (ReadyText & { kind: 'text' })
  | (ReadyText & {
      kind: 'markup';
      flow: FlowChapter;
      source: Extract<ChapterContent, { kind: 'markup' }>;
    });
