import { allToggled, eachToggled, ShelfMode, toggled } from '@shuye/core-domain/shelf';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ShelfEditState {
  mode: ShelfMode;
  selected: ReadonlySet<string>;
  /** Begins with the book that was held, if one was [SHELF-16]. */
  enter: (bookId?: string) => void;
  leave: () => void;
  toggle: (bookId: string) => void;
  /** Adds all of `bookIds` to what is selected, or takes them out where all of them were. */
  toggleEach: (bookIds: readonly string[]) => void;
  /** All of `bookIds`, or none if they were all selected [SHELF-22]. */
  toggleAll: (bookIds: readonly string[]) => void;
}

const viewing = { mode: ShelfMode.View, selected: new Set<string>() } as const;

export const createShelfEditStore = (): StoreApi<ShelfEditState> =>
  createStore<ShelfEditState>()((set) => ({
    ...viewing,
    enter: (bookId) => set({ mode: ShelfMode.Edit, selected: new Set(bookId === undefined ? [] : [bookId]) }),
    leave: () => set(viewing),
    toggle: (bookId) => set(({ selected }) => ({ selected: toggled(selected, bookId) })),
    toggleEach: (bookIds) => set(({ selected }) => ({ selected: eachToggled(selected, bookIds) })),
    toggleAll: (bookIds) => set(({ selected }) => ({ selected: allToggled(selected, bookIds) })),
  }));
