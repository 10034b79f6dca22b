import { changeItems } from '../collection/Collection.ts';
import type { ShelfGroupRecord, SyncedArrangement } from './ShelfGroup.ts';

export const ARRANGEMENT_ID = 'arrangement';

/** Longer than any word that says how. */
const MAX_LENGTH = 16;

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH;

export const parseArrangement = ({
  order,
  layout,
}: {
  order?: unknown;
  layout?: unknown;
}): SyncedArrangement | undefined => (isWord(order) && isWord(layout) ? { order, layout } : undefined);

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
