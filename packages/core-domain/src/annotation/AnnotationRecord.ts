import { nextStamp } from '../shelf/ShelfRecord.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import { isLive, type Annotation, type LiveAnnotation } from './Annotation.ts';
import { mergeAnnotations } from './mergeAnnotations.ts';

/** The annotations of one reader on one device, in one value. */
export interface AnnotationRecord {
  /** Random, made once with the storage that the record lives in. */
  device: string;
  /** The latest time seen in any stamp: the next stamp is later. */
  highest: number;
  /** Of the server's annotations, as far as they are known here. */
  revision: number;
  /** Deletions are among them until the server has acknowledged them. */
  annotations: readonly Annotation[];
  /** Ids of those that the server has not acknowledged as they are here. */
  unsent: readonly string[];
}

export const emptyAnnotationRecord = (device: string): AnnotationRecord => ({
  device,
  highest: 0,
  revision: 0,
  annotations: [],
  unsent: [],
});

export const liveAnnotations = ({ annotations }: AnnotationRecord, bookId?: string): readonly LiveAnnotation[] =>
  annotations.filter((one): one is LiveAnnotation => isLive(one) && (bookId === undefined || one.bookId === bookId));

export const latestStamp = ({ highlight, note }: Annotation): HybridTimestamp =>
  highlight.at.time >= note.at.time ? highlight.at : note.at;

/** The record with a changed annotation; `change` gets the stamp of the change. */
export function changeAnnotation(
  record: AnnotationRecord,
  old: Annotation | undefined,
  nowMs: number,
  change: (at: HybridTimestamp) => Annotation,
): AnnotationRecord {
  const at = nextStamp(record, nowMs, { old: old && latestStamp(old) });
  const changed = change(at);
  return {
    ...record,
    highest: at.time,
    annotations: mergeAnnotations(record.annotations, [changed]),
    unsent: [...record.unsent.filter((id) => id !== changed.id), changed.id],
  };
}
