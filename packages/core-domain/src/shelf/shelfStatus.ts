import type { SyncFailure } from './syncFailure.ts';

export interface ShelfStatus {
  isReady: boolean;
  isSynced?: boolean;
  pulls: number;
  /** The last sync failed; undefined once one succeeds. A shelf that the server refuses to show is empty to look at. */
  failure: SyncFailure | undefined;
  asksToMerge: boolean;
}

export const initialShelfStatus: ShelfStatus = { isReady: false, pulls: 0, failure: undefined, asksToMerge: false };

export const openedShelf = { isReady: false, failure: undefined, asksToMerge: false } as const;

/** After a load that came: with it, or with any first load, the shelf is ready [SHELFSYNC-27] (D-142). */
export const loadedShelf = ({ pulls, asksToMerge }: ShelfStatus, asks: boolean): ShelfStatus => ({
  isReady: true,
  isSynced: true,
  pulls: pulls + 1,
  failure: undefined,
  asksToMerge: asksToMerge || asks,
});

export const failedShelf = (failure: SyncFailure): Partial<ShelfStatus> => ({
  isReady: true,
  ...(failure.kind !== 'silent' && { failure }),
});
