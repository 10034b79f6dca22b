import {
  createGroup,
  dissolveGroup,
  MAX_SHELF_GROUPS,
  moveBooks,
  parseShelfGroups,
  renameGroup,
  shelfGroups,
  shiftGroup,
  type ShelfGroupRecord,
} from '@shuye/core-domain/shelf-groups';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreParts } from './StoreParts.ts';

export interface ShelfGroupState {
  record: ShelfGroupRecord;
  /** Undefined where there are as many groups as there may be, or the name is blank. */
  create: (name: string) => string | undefined;
  rename: (id: string, name: string) => void;
  /** The books of the group stay on the shelf. */
  dissolve: (id: string) => void;
  move: (bookIds: Iterable<string>, groupId: string | undefined) => void;
  shift: (id: string, by: -1 | 1) => void;
  load: () => ShelfGroupRecord;
  /**
   * Reads what is stored, and changes it: another tab may have written it. What comes from the server is there, also where
   * the device has no room for it: its reader is told nothing.
   */
  change: (make: (record: ShelfGroupRecord) => ShelfGroupRecord, from?: 'server') => ShelfGroupRecord;
}

export type ShelfGroupStore = StoreApi<ShelfGroupState>;

const KEY = 'shelf_groups';

/** A guest's groups go to the account that logs in here. */
export function createShelfGroupStore({ storage, randomId, nowMs, toaster }: StoreParts): ShelfGroupStore {
  const device = randomId();
  const load = (): ShelfGroupRecord =>
    storage.read(KEY, (value) => parseShelfGroups(value, device)) ?? parseShelfGroups(undefined, device);

  return createStore<ShelfGroupState>()((set) => {
    let isRoomReported = false;
    const change: ShelfGroupState['change'] = (make, from) => {
      const before = load();
      const record = make(before);
      if (record !== before && !storage.write(KEY, record) && from !== 'server' && !isRoomReported) {
        isRoomReported = true;
        toaster.show('设备空间不足，分组没有存下');
      }
      set({ record });
      return record;
    };
    return {
      record: load(),
      load,
      change,
      create: (name) => {
        const id = randomId();
        const after = change((record) =>
          shelfGroups(record).groups.length >= MAX_SHELF_GROUPS ? record : createGroup(record, id, name, nowMs()),
        );
        return shelfGroups(after).groups.some((group) => group.id === id) ? id : undefined;
      },
      rename: (id, name) => void change((record) => renameGroup(record, id, name, nowMs())),
      dissolve: (id) => void change((record) => dissolveGroup(record, id, nowMs())),
      move: (bookIds, groupId) => void change((record) => moveBooks(record, bookIds, groupId, nowMs())),
      shift: (id, by) => void change((record) => shiftGroup(record, id, by, nowMs())),
    };
  });
}
