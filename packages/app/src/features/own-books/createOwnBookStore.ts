import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShelfEntry } from '../../stores/shelfStore.ts';

export interface OwnBookState {
  /** The books that the reader brought along, as the shelf shows them; none until the device has told. */
  entries: readonly ShelfEntry[];
  /** Those of them that stand in the space of the account and not on this device. */
  elsewhere: ReadonlySet<string>;
  /** Lets the reader pick files to bring in; undefined until its code is there, and where a host opens no files. */
  pick?: (() => void) | undefined;
}

/** What the shelf shows of readers' own books; `ownShelf.ts`, fetched after it, fills it. */
export const createOwnBookStore = (): StoreApi<OwnBookState> =>
  createStore<OwnBookState>()(() => ({ entries: [], elsewhere: new Set() }));
