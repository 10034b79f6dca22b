import { badgeKey } from '@shuye/core-domain/bookstore';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/createStorage.ts';

export interface NavBadgeState {
  read: ReadonlySet<string>;
  markRead: (name: string, badge: string) => void;
}

const KEY = 'nav_badges';

/** Badges remembered; those clicked longest ago are forgotten first. */
const MAX_BADGES = 100;

const parse = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((key): key is string => typeof key === 'string') : undefined;

/** Remembers read badges of the bookstore's navigation on this device [STORE-28] (D-151). */
export const createNavBadgeStore = ({ storage }: { storage: KeyValueStorage }): StoreApi<NavBadgeState> =>
  createStore<NavBadgeState>()((set) => ({
    read: new Set(storage.read(KEY, parse)),
    markRead: (name, badge) => {
      if (badge === '') return;
      // Another tab may have marked others.
      const others = (storage.read(KEY, parse) ?? []).filter((key) => key !== badgeKey(name, badge));
      const keys = [...others, badgeKey(name, badge)].slice(-MAX_BADGES);
      storage.write(KEY, keys);
      set({ read: new Set(keys) });
    },
  }));
