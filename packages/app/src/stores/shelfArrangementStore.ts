import { shelfFilters, shelfOrders, type ShelfFilter, type ShelfOrder } from '@shuye/core-domain/shelf';
import type { SyncedArrangement } from '@shuye/core-domain/shelf-groups';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/createStorage.ts';

export const shelfLayouts = ['grid', 'list'] as const;
export type ShelfLayout = (typeof shelfLayouts)[number];

export interface ShelfArrangement {
  order: ShelfOrder;
  filter: ShelfFilter;
  layout: ShelfLayout;
  /** Its reader chose order or layout here, and no other device of the account was told. */
  isUntold?: boolean;
}

export interface ShelfArrangementState extends ShelfArrangement {
  /** Undefined while nothing is searched for; never stored. */
  words: string | undefined;
  arrange: (change: Partial<ShelfArrangement>) => void;
  /** Takes over what the account's devices agree on; of a word that is not known here, nothing. */
  take: (agreed: SyncedArrangement) => void;
  search: (words: string | undefined) => void;
}

export const plainArrangement: ShelfArrangement = { order: 'recent', filter: 'all', layout: 'grid' };

const KEY = 'shelf_arrangement';

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

function parse(value: unknown): ShelfArrangement | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { order, filter, layout, isUntold }: Partial<Record<keyof ShelfArrangement, unknown>> = value;
  return {
    order: oneOf(shelfOrders, order) ?? plainArrangement.order,
    filter: oneOf(shelfFilters, filter) ?? plainArrangement.filter,
    layout: oneOf(shelfLayouts, layout) ?? plainArrangement.layout,
    isUntold: isUntold === true,
  };
}

const load = (storage: KeyValueStorage): ShelfArrangement => storage.read(KEY, parse) ?? plainArrangement;

export const createShelfArrangementStore = ({
  storage,
}: {
  storage: KeyValueStorage;
}): StoreApi<ShelfArrangementState> =>
  createStore<ShelfArrangementState>()((set) => {
    // Another tab may have changed the rest of what is stored.
    const keep = (change: Partial<ShelfArrangement>): void => {
      const { order, filter, layout, isUntold = false } = { ...load(storage), ...change };
      storage.write(KEY, { order, filter, layout, isUntold });
      set({ order, filter, layout, isUntold });
    };
    return {
      ...load(storage),
      words: undefined,
      arrange: (change) => keep('filter' in change ? change : { ...change, isUntold: true }),
      take: (agreed) => {
        const now = load(storage);
        const order = oneOf(shelfOrders, agreed.order) ?? now.order;
        const layout = oneOf(shelfLayouts, agreed.layout) ?? now.layout;
        if (now.isUntold || order !== now.order || layout !== now.layout) keep({ order, layout, isUntold: false });
      },
      search: (words) => set({ words }),
    };
  });
