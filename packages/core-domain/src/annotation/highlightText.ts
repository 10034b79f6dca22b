import { cutText } from '../text/cutText.ts';
import { MAX_NOTE_LENGTH, type Annotation, type AnnotationColour, type LiveAnnotation } from './Annotation.ts';
import { changeAnnotation, liveAnnotations, type AnnotationRecord } from './AnnotationRecord.ts';
import { deleteAnnotation } from './annotationChanges.ts';
import { findRange } from './findRange.ts';
import type { TextReading } from './passageWords.ts';
import { MAX_QUOTE_LENGTH, rangeAt } from './TextRange.ts';

export interface HighlightRequest {
  id: string;
  bookId: string;
  chapterId: string;
  chapterTitle: string;
  text: string;
  readings?: readonly TextReading[] | undefined;
  start: number;
  end: number;
  colour: AnnotationColour;
}

export type HighlightOutcome =
  | { kind: 'highlighted'; record: AnnotationRecord; id: string }
  | { kind: 'empty' }
  | { kind: 'too-long' };

const BLANK = /[\s\uFFFC]/u;

/** Blanks and pictures at its ends are not what was meant. */
function trimmed({ text, start, end }: Pick<HighlightRequest, 'text' | 'start' | 'end'>): {
  start: number;
  end: number;
} {
  let from = start;
  let to = Math.min(end, text.length);
  while (from < to && BLANK.test(text.charAt(from))) from += 1;
  while (to > from && BLANK.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

interface Placed {
  annotation: LiveAnnotation;
  start: number;
  end: number;
}

/** Is there nothing but blanks between two stretches of one colour? So a passage goes on over the end of a page. */
const touches = (one: Placed, range: { start: number; end: number }, { text, colour }: HighlightRequest): boolean =>
  one.annotation.highlight.colour === colour &&
  text.slice(Math.min(one.end, range.end), Math.max(one.start, range.start)).trim() === '';

const overlaps = (one: Placed, range: { start: number; end: number }): boolean =>
  one.start < range.end && one.end > range.start;

const joinedNotes = (joined: readonly Placed[]): string =>
  cutText(
    joined
      .map(({ annotation }) => annotation.note.text)
      .filter((text) => text !== '')
      .join('\n'),
    MAX_NOTE_LENGTH,
  );

/** Highlights that the stretch overlaps, or continues in their colour, become one with it, and their notes are kept. */
export function highlightText(record: AnnotationRecord, request: HighlightRequest, nowMs: number): HighlightOutcome {
  const { id, bookId, chapterId, chapterTitle, text, readings, colour } = request;
  const own = trimmed(request);
  if (own.start >= own.end) return { kind: 'empty' };
  const placed = liveAnnotations(record, bookId)
    .filter(({ highlight }) => highlight.range.chapterId === chapterId)
    .flatMap((annotation): Placed[] => {
      const { found, start, end } = findRange(annotation.highlight.range, text);
      return found === 'lost' ? [] : [{ annotation, start, end }];
    });
  const joined = placed
    .filter((one) => overlaps(one, own) || touches(one, own, request))
    .sort((a, b) => a.start - b.start);
  const start = Math.min(own.start, ...joined.map((one) => one.start));
  const end = Math.max(own.end, ...joined.map((one) => one.end));
  if (end - start > MAX_QUOTE_LENGTH) return { kind: 'too-long' };

  const [first, ...others] = joined;
  const kept = first?.annotation;
  const withoutOthers = others.reduce((now, { annotation }) => deleteAnnotation(now, annotation, nowMs), record);
  const noteText = joinedNotes(joined);
  const highlighted = changeAnnotation(withoutOthers, kept, nowMs, (at): Annotation => {
    const createdAtMs = kept?.highlight.createdAtMs ?? Math.max(0, Math.floor(nowMs));
    const highlight = { at, range: rangeAt(chapterId, text, start, end, readings), chapterTitle, colour, createdAtMs };
    const note = kept && kept.note.text === noteText ? kept.note : { at, text: noteText };
    return { id: kept?.id ?? id, bookId, highlight, note };
  });
  return { kind: 'highlighted', record: highlighted, id: kept?.id ?? id };
}
