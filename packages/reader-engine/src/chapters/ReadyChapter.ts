import type { Chapter, ChapterContent } from '@shuye/core-domain';
import type { FlowChapter } from '../flow/FlowChapter.ts';

/** A chapter whose content can be shown. `text` is what offsets count in. */
export type ReadyChapter =
  | { kind: 'text'; chapter: Chapter; text: string }
  | {
      kind: 'markup';
      chapter: Chapter;
      text: string;
      flow: FlowChapter;
      /** As it came. */
      source: Extract<ChapterContent, { kind: 'markup' }>;
    };
