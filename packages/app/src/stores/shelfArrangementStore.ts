import { shelfFilters, shelfOrders, type ShelfFilter, type ShelfOrder } from '@shuye/core-domain/shelf';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/createStorage.ts';

export const shelfLayouts = ['grid', 'list'] as const;
export type ShelfLayout = (typeof shelfLayouts)[number];

export interface ShelfArrangement {
  order: ShelfOrder;
  filter: ShelfFilter;
  layout: ShelfLayout;
}

export interface ShelfArrangementState extends ShelfArrangement {
  /** Undefined while nothing is searched for; never stored. */
  words: string | undefined;
  arrange: (change: Partial<ShelfArrangement>) => void;
  search: (words: string | undefined) => void;
}

export const plainArrangement: ShelfArrangement = { order: 'recent', filter: 'all', layout: 'grid' };

const KEY = 'shelf_arrangement';

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

function parse(value: unknown): ShelfArrangement | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { order, filter, layout }: Partial<Record<keyof ShelfArrangement, unknown>> = value;
  return {
    order: oneOf(shelfOrders, order) ?? plainArrangement.order,
    filter: oneOf(shelfFilters, filter) ?? plainArrangement.filter,
    layout: oneOf(shelfLayouts, layout) ?? plainArrangement.layout,
  };
}

export const createShelfArrangementStore = ({
  storage,
}: {
  storage: KeyValueStorage;
}): StoreApi<ShelfArrangementState> =>
  createStore<ShelfArrangementState>()((set, get) => ({
    ...(storage.read(KEY, parse) ?? plainArrangement),
    words: undefined,
    arrange: (change) => {
      const { order, filter, layout } = { ...get(), ...change };
      storage.write(KEY, { order, filter, layout });
      set({ order, filter, layout });
    },
    search: (words) => set({ words }),
  }));
