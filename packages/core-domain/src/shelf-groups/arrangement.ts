import { changeItems } from '../collection/Collection.ts';
import { shelfLayouts, shelfOrders } from '../shelf/arrangeShelf.ts';
import type { ShelfGroupRecord, SyncedArrangement } from './ShelfGroup.ts';

export const ARRANGEMENT_ID = 'arrangement';

export function parseArrangement({
  order,
  layout,
}: {
  order?: unknown;
  layout?: unknown;
}): SyncedArrangement | undefined {
  const [knownOrder, knownLayout] = [
    shelfOrders.find((one) => one === order),
    shelfLayouts.find((one) => one === layout),
  ];
  return knownOrder && knownLayout ? { order: knownOrder, layout: knownLayout } : undefined;
}

/** How a shelf was last arranged, on whichever device; undefined where it never was. */
export function arrangementOf({ items }: Pick<ShelfGroupRecord, 'items'>): SyncedArrangement | undefined {
  const value = items.find(({ id }) => id === ARRANGEMENT_ID)?.value;
  return value && 'order' in value ? value : undefined;
}

export const changeArrangement = (
  record: ShelfGroupRecord,
  { order, layout }: SyncedArrangement,
  nowMs: number,
): ShelfGroupRecord => changeItems(record, [{ id: ARRANGEMENT_ID, value: { order, layout } }], nowMs);
