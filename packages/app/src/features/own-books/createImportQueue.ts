import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ImportQueue {
  files: readonly File[];
  add: (files: readonly File[]) => void;
  shift: () => void;
  clear: () => void;
}

/** Files that wait to be brought in, wherever on a page they were given. */
export const createImportQueue = (): StoreApi<ImportQueue> =>
  createStore<ImportQueue>()((set, get) => ({
    files: [],
    add: (files) => set({ files: [...get().files, ...files] }),
    shift: () => set({ files: get().files.slice(1) }),
    clear: () => set({ files: [] }),
  }));
