import { createStorage } from '../storage/createStorage.ts';
import { createShelfPromotions } from '../storage/createShelfPromotions.ts';
import { createShelfRecords } from '../storage/createShelfRecords.ts';
import { createShelfStore } from '../stores/shelfStore.ts';
import { fakeStorage } from './fakeStorage.ts';

interface ShelfParts {
  device?: Storage;
  /** A guest without it. */
  userId?: string;
  /** Milliseconds. */
  from?: number;
  name?: string;
}

/** A shelf in a tab of its own; every look at the clock is a millisecond later. */
export function aShelf({ device = fakeStorage(), userId = '8000000', from = 1000, name = 'phone' }: ShelfParts = {}) {
  let time = from;
  let names = 0;
  const nowMs = (): number => (time += 1);
  const storage = createStorage(() => device);
  const records = createShelfRecords({ storage, randomId: () => `${name}-${(names += 1)}` });
  const store = createShelfStore({ records, promotions: createShelfPromotions(storage), userId: () => userId, nowMs });
  return {
    store,
    storage,
    records,
    nowMs,
    ids: () => store.getState().entries.map(({ bookId }) => bookId),
    ...store.getState(),
  };
}
