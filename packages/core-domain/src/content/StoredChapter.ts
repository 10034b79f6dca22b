import type { ChapterContent } from '../chapter/Chapter.ts';

/** The last chapter read of a book, as the device keeps it; `index` counts from 0 in the flattened list [ENT-50]. */
export interface StoredChapter {
  bookId: string;
  chapterId: string;
  title: string;
  index: number;
  content: ChapterContent;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isContent = (value: unknown): value is ChapterContent => {
  if (!isRecord(value)) return false;
  const { kind, text, markup, css } = value;
  return kind === 'text'
    ? typeof text === 'string'
    : kind === 'markup' && typeof markup === 'string' && typeof css === 'string';
};

export function parseStoredChapter(value: unknown): StoredChapter | undefined {
  if (!isRecord(value)) return undefined;
  const { bookId, chapterId, title, index, content } = value;
  const isNamed = typeof bookId === 'string' && typeof chapterId === 'string' && bookId !== '' && chapterId !== '';
  if (!isNamed || typeof title !== 'string' || typeof index !== 'number' || !isContent(content)) return undefined;
  return Number.isInteger(index) && index >= 0 ? { bookId, chapterId, title, index, content } : undefined;
}
