import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import type { TextRange } from './TextRange.ts';

export const annotationColours = ['yellow', 'green', 'blue', 'pink'] as const;
export type AnnotationColour = (typeof annotationColours)[number];

/** Of one account, on all its devices. */
export const MAX_ANNOTATIONS = 5000;
export const MAX_NOTE_LENGTH = 2000;

export interface Highlighting {
  at: HybridTimestamp;
  range: TextRange;
  chapterTitle: string;
  colour: AnnotationColour;
  createdAtMs: number;
}

/** What remains of a deleted one, so that no other device brings it back. */
export interface Deletion {
  at: HybridTimestamp;
  isDeleted: true;
}

/** Each half has a stamp of its own: a colour changed on one device does not undo a note written on another. */
export interface Annotation {
  id: string;
  bookId: string;
  highlight: Highlighting | Deletion;
  note: { at: HybridTimestamp; text: string };
}

export type LiveAnnotation = Annotation & { highlight: Highlighting };

export const isLive = (annotation: Annotation): annotation is LiveAnnotation => !('isDeleted' in annotation.highlight);
