import { compareTimestamps, type HybridTimestamp } from '../shelf/HybridTimestamp.ts';
import type { StampedBookmark } from './reconcileProgress.ts';

/** The dialog's two answers: 使用云端进度, 保留本地进度. */
export type ProgressChoice = 'use-cloud' | 'keep-local';

export interface SettledProgress {
  local: StampedBookmark;
  /** The question about this bookmark is answered and does not come again. */
  settled: HybridTimestamp;
  /** The cloud is to be overwritten with `local`. */
  overwrites: boolean;
}

/**
 * This device's progress after the reader's answer. `now` is a fresh stamp of this device; it is later than both sides, so
 * that a kept place is never an older upload that another device would refuse [PROG-07] [PROG-08].
 */
export function settleProgress(
  choice: ProgressChoice,
  local: StampedBookmark,
  cloud: StampedBookmark,
  now: HybridTimestamp,
): SettledProgress {
  if (choice === 'use-cloud') return { local: cloud, settled: cloud.at, overwrites: false };
  const newest = compareTimestamps(local.at, cloud.at) > 0 ? local.at : cloud.at;
  const at = { time: Math.max(now.time, newest.time + 1), device: now.device };
  return { local: { bookmark: local.bookmark, at }, settled: cloud.at, overwrites: true };
}
