import { emptyAnnotationRecord, type AnnotationRecord } from './AnnotationRecord.ts';
import { mergeAnnotations } from './mergeAnnotations.ts';
import { parseAnnotation } from './parseAnnotation.ts';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** The record that a store holds: what of it is damaged is dropped by itself. `device` names one that is made anew. */
export function parseAnnotationRecord(value: unknown, device: string): AnnotationRecord {
  const empty = emptyAnnotationRecord(device);
  if (typeof value !== 'object' || value === null) return empty;
  const stored: Partial<Record<keyof AnnotationRecord, unknown>> = value;
  const list = Array.isArray(stored.annotations) ? stored.annotations : [];
  const annotations = mergeAnnotations(
    list.map(parseAnnotation).filter((annotation) => annotation !== undefined),
    [],
  );
  const unsent = Array.isArray(stored.unsent) ? stored.unsent.filter((id) => typeof id === 'string') : [];
  return {
    device: typeof stored.device === 'string' && stored.device !== '' ? stored.device : device,
    highest: isCount(stored.highest) ? stored.highest : 0,
    // Where something was lost, everything is asked for again.
    revision: isCount(stored.revision) && annotations.length === list.length ? stored.revision : 0,
    annotations,
    unsent,
  };
}
