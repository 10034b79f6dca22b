import { mergeShelf } from './mergeShelf.ts';
import { shelfOfActions, type ShelfAction } from './ShelfAction.ts';
import type { Shelf } from './ShelfEntry.ts';
import type { HybridTimestamp } from '../time/HybridTimestamp.ts';

/** Books of a batch stand this far apart in time, in milliseconds, the newest at its own [CONST-63]. */
export const MERGE_ADD_OFFSET_MS = 1000;

/** A shelf on one device, written as one value: a crash leaves it before or after a change, never a mixture. */
export interface ShelfRecord {
  /** Random, made once with the storage that the record lives in: no two records share it. */
  device: string;
  synced: Shelf;
  /** By sequence; of each half of a book the last action only. */
  outbox: readonly ShelfAction[];
  sequence: number;
  highest: number;
  /** Server's time of the last sync, in milliseconds; 0 before the first. */
  syncedAt: number;
  /** Guest books up to this time are merged into this shelf already. */
  guestMergedUpTo: number;
}

export const emptyShelfRecord = (device: string): ShelfRecord => ({
  device,
  synced: [],
  outbox: [],
  sequence: 0,
  highest: 0,
  syncedAt: 0,
  guestMergedUpTo: 0,
});

/** The shelf as it is here and now, the unsent actions included. */
export const currentShelf = ({ synced, outbox }: Pick<ShelfRecord, 'synced' | 'outbox'>): Shelf =>
  outbox.length === 0 ? synced : mergeShelf(synced, shelfOfActions(outbox));

/** Later than all that this device has seen; in a batch `behind` ms earlier, but never before `old`. */
export function nextStamp(
  { device, highest }: Pick<ShelfRecord, 'device' | 'highest'>,
  nowMs: number,
  { behind = 0, old }: { behind?: number; old?: HybridTimestamp | undefined } = {},
): HybridTimestamp {
  const newest = Math.max(Number.isFinite(nowMs) ? Math.floor(nowMs) : 0, highest + 1);
  return { time: Math.max(newest - behind, old ? old.time + 1 : 0), device };
}
