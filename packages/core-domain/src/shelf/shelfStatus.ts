import type { SyncFailure } from './syncFailure.ts';

/** What the loads of a shelf leave to be seen. */
export interface ShelfStatus {
  /** The first load, local or from the server, is over [SHELFSYNC-27]. */
  isReady: boolean;
  /** The server's shelf has come since it was opened here. */
  isSynced?: boolean;
  /** How often the server's shelf was fetched since the page was loaded. */
  pulls: number;
  /** The last sync failed; undefined once one succeeds. A shelf that the server refuses to show is empty to look at. */
  failure: SyncFailure | undefined;
  /** Asks 是否合并游客书籍？ while the guest's books and the account's do not fit together [SHELFMERGE-03]. */
  asksToMerge: boolean;
}

export const initialShelfStatus: ShelfStatus = { isReady: false, pulls: 0, failure: undefined, asksToMerge: false };

/** Somebody's shelf is opened: nothing of it is known yet. */
export const openedShelf = { isReady: false, failure: undefined, asksToMerge: false } as const;

/** After a load that came: with it, or with any first load, the shelf is ready [SHELFSYNC-27] (D-142). */
export const loadedShelf = ({ pulls, asksToMerge }: ShelfStatus, asks: boolean): ShelfStatus => ({
  isReady: true,
  isSynced: true,
  pulls: pulls + 1,
  failure: undefined,
  asksToMerge: asksToMerge || asks,
});

/** After a load that failed: it is over, too; a silent one leaves what was said before. */
export const failedShelf = (failure: SyncFailure): Partial<ShelfStatus> => ({
  isReady: true,
  ...(failure.kind !== 'silent' && { failure }),
});
