import type { Chapter, ChapterContent } from '@shuye/core-domain/chapter';
import type { FlowChapter } from '../flow/FlowChapter.ts';
import type { Reading } from './Reading.ts';

export interface ShownText {
  text: string;
  title: string;
  toSource: (offset: number) => number;
  /** The last shown offset that comes from an offset of the source. */
  toShown: (offset: number) => number;
}

interface ReadyText {
  chapter: Chapter;
  /** The source text, in which offsets count whatever script is shown. */
  text: string;
  shown?: ShownText;
  /** Not searched and not said. */
  readings?: readonly Reading[];
}

export type ReadyChapter =
  | (ReadyText & { kind: 'text' })
  | (ReadyText & {
      kind: 'markup';
      flow: FlowChapter;
      source: Extract<ChapterContent, { kind: 'markup' }>;
    });
