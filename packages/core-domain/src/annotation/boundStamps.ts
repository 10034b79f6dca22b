import { STAMP_LEEWAY_MS } from '../shelf/applyClientActions.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import type { Annotation } from './Annotation.ts';

/** A stamp from the future is set back, but not behind what the device had seen. */
const bound = (at: HybridTimestamp, old: HybridTimestamp | undefined, nowMs: number): HybridTimestamp => ({
  ...at,
  time: Math.min(at.time, Math.max(nowMs + STAMP_LEEWAY_MS, (old?.time ?? 0) + 1)),
});

/** A change as the server takes it at `nowMs`: a clock that is days ahead must not win for days. */
export const boundStamps = (change: Annotation, old: Annotation | undefined, nowMs: number): Annotation => ({
  ...change,
  highlight: { ...change.highlight, at: bound(change.highlight.at, old?.highlight.at, nowMs) },
  note: { ...change.note, at: bound(change.note.at, old?.note.at, nowMs) },
});
