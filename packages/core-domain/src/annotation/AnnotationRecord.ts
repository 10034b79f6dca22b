import { nextStamp } from '../shelf/ShelfRecord.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import { isLive, type Annotation, type LiveAnnotation } from './Annotation.ts';
import { mergeAnnotations } from './mergeAnnotations.ts';

/** The annotations of one reader on one device, deleted ones too until the server has acknowledged them. */
export interface AnnotationRecord {
  device: string;
  highest: number;
  revision: number;
  annotations: readonly Annotation[];
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
