import { isLive, type Annotation } from './Annotation.ts';
import { latestStamp, type AnnotationRecord } from './AnnotationRecord.ts';
import { mergeAnnotation, mergeAnnotations } from './mergeAnnotations.ts';

/** Annotations that one call carries. */
export const MAX_SENT_ANNOTATIONS = 40;
/** Characters of them as JSON; the first goes however long it is. */
const MAX_SENT_LENGTH = 100_000;

/** The oldest changes that the server has not acknowledged, as many as a call may carry. */
export function annotationsToPush({ annotations, unsent }: AnnotationRecord): readonly Annotation[] {
  const known = new Map(annotations.map((annotation) => [annotation.id, annotation]));
  const pushed: Annotation[] = [];
  let length = 0;
  for (const id of unsent) {
    const annotation = known.get(id);
    if (!annotation) continue;
    length += JSON.stringify(annotation).length;
    if (pushed.length === MAX_SENT_ANNOTATIONS || (pushed.length > 0 && length > MAX_SENT_LENGTH)) break;
    pushed.push(annotation);
  }
  return pushed;
}

export interface AnnotationSync {
  pushed: readonly Annotation[];
  /** What changed at the server since the revision that the record knew. */
  changed: readonly Annotation[];
  revision: number;
}

/** The server knows less than it did: its database was restored. Everything is sent again, and asked for again. */
const afterRestore = (record: AnnotationRecord): AnnotationRecord => ({
  ...record,
  revision: 0,
  unsent: record.annotations.map(({ id }) => id),
});

/** The record after an answer: what changed here meanwhile stays unsent, and acknowledged deletions are forgotten. */
export function applyServerAnnotations(record: AnnotationRecord, answer: AnnotationSync): AnnotationRecord {
  if (answer.revision < record.revision) return afterRestore(record);
  const pushed = new Map(answer.pushed.map((annotation) => [annotation.id, annotation]));
  const here = new Map(record.annotations.map((annotation) => [annotation.id, annotation]));
  const unsent = record.unsent.filter((id) => {
    const sent = pushed.get(id);
    const own = here.get(id);
    return own && !(sent && mergeAnnotation(sent, own) === sent);
  });
  const waiting = new Set(unsent);
  for (const annotation of answer.changed) {
    const own = here.get(annotation.id);
    // What the server has taken stands there as it is from now on: it may have set a stamp of a wrong clock back.
    here.set(annotation.id, own && waiting.has(annotation.id) ? mergeAnnotation(own, annotation) : annotation);
  }
  const annotations = mergeAnnotations(here.values(), []).filter(
    (annotation) => isLive(annotation) || waiting.has(annotation.id),
  );
  const times = answer.changed.map((annotation) => latestStamp(annotation).time);
  return {
    ...record,
    annotations,
    unsent,
    highest: times.reduce((highest, time) => Math.max(highest, time), record.highest),
    revision: answer.revision,
  };
}
