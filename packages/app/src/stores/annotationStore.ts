import {
  deleteAnnotation,
  highlightText,
  liveAnnotations,
  MAX_ANNOTATIONS,
  parseAnnotationRecord,
  recolourAnnotation,
  restoreAnnotation,
  writeNote,
  type AnnotationColour,
  type AnnotationRecord,
  type HighlightOutcome,
  type HighlightRequest,
  type LiveAnnotation,
} from '@shuye/core-domain/annotation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreParts } from './StoreParts.ts';

export interface AnnotationState {
  record: AnnotationRecord;
  highlight: (request: Omit<HighlightRequest, 'id'>) => HighlightOutcome | { kind: 'full' };
  recolour: (annotation: LiveAnnotation, colour: AnnotationColour) => void;
  writeNote: (annotation: LiveAnnotation, text: string) => void;
  remove: (annotation: LiveAnnotation) => void;
  restore: (annotation: LiveAnnotation) => void;
  load: () => AnnotationRecord;
  /**
   * Reads what is stored, and changes it: another tab may have written it. What comes from the server is there, also where
   * the device has no room for it: its reader is told nothing.
   */
  change: (make: (record: AnnotationRecord) => AnnotationRecord, from?: 'server') => AnnotationRecord;
}

export type AnnotationStore = StoreApi<AnnotationState>;

const KEY = 'text_notes';

export function createAnnotationStore(parts: StoreParts): AnnotationStore {
  const { storage, randomId, nowMs, toaster } = parts;
  const device = randomId();
  const load = (): AnnotationRecord =>
    storage.read(KEY, (value) => parseAnnotationRecord(value, device)) ?? parseAnnotationRecord(undefined, device);

  return createStore<AnnotationState>()((set) => {
    let isRoomReported = false;
    const change: AnnotationState['change'] = (make, from) => {
      const before = load();
      const record = make(before);
      if (record !== before && !storage.write(KEY, record) && from !== 'server' && !isRoomReported) {
        isRoomReported = true;
        toaster.show('设备空间不足，划线和笔记没有存下');
      }
      set({ record });
      return record;
    };
    return {
      record: load(),
      load,
      change,
      highlight: (request) => {
        let outcome: ReturnType<AnnotationState['highlight']> = { kind: 'full' };
        change((record) => {
          if (liveAnnotations(record).length >= MAX_ANNOTATIONS) return record;
          const made = highlightText(record, { ...request, id: randomId() }, nowMs());
          outcome = made;
          return made.kind === 'highlighted' ? made.record : record;
        });
        return outcome;
      },
      recolour: (annotation, colour) =>
        void change((record) => recolourAnnotation(record, annotation, colour, nowMs())),
      writeNote: (annotation, text) => void change((record) => writeNote(record, annotation, text, nowMs())),
      remove: (annotation) => void change((record) => deleteAnnotation(record, annotation, nowMs())),
      restore: (annotation) => void change((record) => restoreAnnotation(record, annotation, nowMs())),
    };
  });
}
