import { cutText } from '../text/cutText.ts';
import { MAX_NOTE_LENGTH, type Annotation, type AnnotationColour, type LiveAnnotation } from './Annotation.ts';
import { changeAnnotation, type AnnotationRecord } from './AnnotationRecord.ts';

/** Its words leave every device; what remains says that it is gone. */
export const deleteAnnotation = (record: AnnotationRecord, annotation: Annotation, nowMs: number): AnnotationRecord =>
  changeAnnotation(record, annotation, nowMs, (at) => ({
    ...annotation,
    highlight: { at, isDeleted: true },
    note: { at, text: '' },
  }));

export const restoreAnnotation = (
  record: AnnotationRecord,
  annotation: LiveAnnotation,
  nowMs: number,
): AnnotationRecord =>
  changeAnnotation(record, record.annotations.find(({ id }) => id === annotation.id) ?? annotation, nowMs, (at) => ({
    ...annotation,
    highlight: { ...annotation.highlight, at },
    note: { ...annotation.note, at },
  }));

export const recolourAnnotation = (
  record: AnnotationRecord,
  annotation: LiveAnnotation,
  colour: AnnotationColour,
  nowMs: number,
): AnnotationRecord =>
  changeAnnotation(record, annotation, nowMs, (at) => ({
    ...annotation,
    highlight: { ...annotation.highlight, at, colour },
  }));

export const writeNote = (
  record: AnnotationRecord,
  annotation: Annotation,
  text: string,
  nowMs: number,
): AnnotationRecord =>
  changeAnnotation(record, annotation, nowMs, (at) => ({
    ...annotation,
    note: { at, text: cutText(text.trim(), MAX_NOTE_LENGTH) },
  }));
