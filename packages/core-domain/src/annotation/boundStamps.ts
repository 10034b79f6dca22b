import { boundStamp } from '../collection/boundStamp.ts';
import type { Annotation } from './Annotation.ts';

/** A change as the server takes it at `nowMs`: a clock that is days ahead must not win for days. */
export const boundStamps = (change: Annotation, old: Annotation | undefined, nowMs: number): Annotation => ({
  ...change,
  highlight: { ...change.highlight, at: boundStamp(change.highlight.at, old?.highlight.at, nowMs) },
  note: { ...change.note, at: boundStamp(change.note.at, old?.note.at, nowMs) },
});
