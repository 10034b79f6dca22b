import type { Annotation, Highlighting } from '../annotation/Annotation.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import { rangeAt } from '../annotation/TextRange.ts';

const TEXT = '开头一段。山中灯火一夜未熄，风从窗外来。';

interface AnnotationOptions {
  id?: string;
  bookId?: string;
  note?: string;
  at?: HybridTimestamp;
  highlight?: Partial<Highlighting>;
}

/** “山中灯火” in the first chapter of book 1001, yellow, with no note. */
export function anAnnotation(options: AnnotationOptions = {}): Annotation & { highlight: Highlighting } {
  const { id = 'a1', bookId = '1001', note = '', at = { time: 1_790_000_000_000, device: 'd1' }, highlight } = options;
  return {
    id,
    bookId,
    highlight: {
      at,
      range: rangeAt('c1', TEXT, 5, 9),
      chapterTitle: '第1章',
      colour: 'yellow',
      createdAtMs: 1_790_000_000_000,
      ...highlight,
    },
    note: { at, text: note },
  };
}
