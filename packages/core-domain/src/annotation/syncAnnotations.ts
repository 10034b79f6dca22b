import { isUntoldBook, nothingTold } from '../book/localBook.ts';
import { applyServerItems, itemsToPush, type ItemAnswer, type ItemLaw } from '../collection/itemSync.ts';
import { isLive, type Annotation } from './Annotation.ts';
import { latestStamp, type AnnotationRecord } from './AnnotationRecord.ts';
import { mergeAnnotation } from './mergeAnnotations.ts';

export const MAX_SENT_ANNOTATIONS = 40;

const law: ItemLaw<Annotation> = {
  merge: mergeAnnotation,
  isLive,
  timeOf: (annotation) => latestStamp(annotation).time,
};

/** The oldest changes that the server has not acknowledged, as many as a call may carry; none of a book that it is not told of. */
export const annotationsToPush = (
  { annotations, unsent }: AnnotationRecord,
  told = nothingTold,
): readonly Annotation[] =>
  itemsToPush({ items: annotations.filter(({ bookId }) => !isUntoldBook(bookId, told)), unsent }, MAX_SENT_ANNOTATIONS);

export type AnnotationSync = ItemAnswer<Annotation>;

/** The record after an answer: what changed here meanwhile stays unsent, and acknowledged deletions are forgotten. */
export function applyServerAnnotations(
  { device, annotations, ...rest }: AnnotationRecord,
  answer: AnnotationSync,
): AnnotationRecord {
  const { items, ...known } = applyServerItems({ ...rest, items: annotations }, answer, law);
  return { device, annotations: items, ...known };
}
