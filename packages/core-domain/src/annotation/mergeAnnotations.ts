import { joinItems } from '../collection/itemSync.ts';
import { compareTimestamps, type HybridTimestamp } from '../time/HybridTimestamp.ts';
import type { Annotation, Deletion, Highlighting } from './Annotation.ts';

const textOf = (value: Highlighting | Deletion | Annotation['note']): string => {
  if ('text' in value) return value.text;
  // A deletion stands before any highlight with its stamp.
  if ('isDeleted' in value) return '\uFFFF';
  const { range, chapterTitle, colour, createdAtMs } = value;
  const { chapterId, start, end, quote, before, after } = range;
  return JSON.stringify([chapterId, start, end, quote, before, after, chapterTitle, colour, createdAtMs]);
};

/** The later half; of two with one stamp, which come from damage alone, whatever sorts last, on each device alike. */
function later<Half extends (Highlighting | Deletion | Annotation['note']) & { at: HybridTimestamp }>(
  a: Half,
  b: Half,
): Half {
  const order = compareTimestamps(a.at, b.at);
  if (order !== 0) return order > 0 ? a : b;
  return textOf(b) > textOf(a) ? b : a;
}

/** What two sources know of one annotation, together: of each half the later change. */
export function mergeAnnotation(a: Annotation, b: Annotation): Annotation {
  const highlight = later(a.highlight, b.highlight);
  const note = later(a.note, b.note);
  if (highlight === a.highlight && note === a.note) return a;
  return highlight === b.highlight && note === b.note ? b : { ...a, highlight, note };
}

/** What two sources know of all annotations, together; the same in any order, any grouping and any number of times. */
export const mergeAnnotations = (a: Iterable<Annotation>, b: Iterable<Annotation>): readonly Annotation[] =>
  joinItems(a, b, { merge: mergeAnnotation });
