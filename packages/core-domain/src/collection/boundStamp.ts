import { STAMP_LEEWAY_MS } from '../shelf/applyClientActions.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';
import type { StampedItem } from './Collection.ts';

/** A stamp as the server takes it at `nowMs`: one from the future is set back, but not behind what the device had seen. */
export const boundStamp = (at: HybridTimestamp, old: HybridTimestamp | undefined, nowMs: number): HybridTimestamp => ({
  ...at,
  time: Math.min(at.time, Math.max(nowMs + STAMP_LEEWAY_MS, (old?.time ?? 0) + 1)),
});

export const boundItem = <Value>(
  change: StampedItem<Value>,
  old: StampedItem<Value> | undefined,
  nowMs: number,
): StampedItem<Value> => ({ ...change, at: boundStamp(change.at, old?.at, nowMs) });
