import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import {
  annotationColours,
  MAX_NOTE_LENGTH,
  type Annotation,
  type AnnotationColour,
  type Deletion,
  type Highlighting,
} from './Annotation.ts';
import { CONTEXT_LENGTH, MAX_QUOTE_LENGTH, type TextRange } from './TextRange.ts';

type Fields<Shape> = Partial<Record<keyof Shape, unknown>>;

const MAX_ID_LENGTH = 64;
const MAX_TITLE_LENGTH = 200;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;
const isId = (value: unknown): value is string => isText(value, MAX_ID_LENGTH) && value !== '';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isColour = (value: unknown): value is AnnotationColour => annotationColours.some((colour) => colour === value);

function parseStamp(value: unknown): HybridTimestamp | undefined {
  if (!isFields(value)) return undefined;
  const { time, device }: Fields<HybridTimestamp> = value;
  return isCount(time) && isText(device, MAX_ID_LENGTH) ? { time, device } : undefined;
}

export function parseRange(value: unknown): TextRange | undefined {
  if (!isFields(value)) return undefined;
  const { chapterId, start, end, quote, words, before, after }: Fields<TextRange> = value;
  if (!isId(chapterId) || !isCount(start) || !isCount(end) || !isText(quote, MAX_QUOTE_LENGTH)) return undefined;
  if (!isText(before, CONTEXT_LENGTH) || !isText(after, CONTEXT_LENGTH)) return undefined;
  if (quote === '' || end - start !== quote.length) return undefined;
  const written = isText(words, MAX_QUOTE_LENGTH) && words !== '' ? { words } : {};
  return { chapterId, start, end, quote, ...written, before, after };
}

function parseHighlighting(value: unknown): Highlighting | Deletion | undefined {
  if (!isFields(value)) return undefined;
  const at = parseStamp(value['at']);
  if (!at) return undefined;
  if (value['isDeleted'] === true) return { at, isDeleted: true };
  const { chapterTitle, colour, createdAtMs }: Fields<Highlighting> = value;
  const range = parseRange(value['range']);
  return range && isText(chapterTitle, MAX_TITLE_LENGTH) && isColour(colour) && isCount(createdAtMs)
    ? { at, range, chapterTitle, colour, createdAtMs }
    : undefined;
}

export function parseAnnotation(value: unknown): Annotation | undefined {
  if (!isFields(value)) return undefined;
  const { id, bookId, note }: Fields<Annotation> = value;
  const highlight = parseHighlighting(value['highlight']);
  if (!isId(id) || !isId(bookId) || !highlight || !isFields(note)) return undefined;
  const at = parseStamp(note['at']);
  const { text } = note;
  return at && isText(text, MAX_NOTE_LENGTH) ? { id, bookId, highlight, note: { at, text } } : undefined;
}
