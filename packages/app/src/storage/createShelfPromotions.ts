import type { BookPromotion } from '@shuye/core-domain/shelf';
import type { KeyValueStorage } from './createStorage.ts';

type Offers = Readonly<Record<string, BookPromotion>>;

const KEY = 'shelf_offers';
const MAX_PROMOTIONS = 600;

export interface ShelfPromotions {
  all: () => Offers;
  keep: (bookId: string, offer: BookPromotion) => void;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Offers are only compared, so that a damaged member does no harm. */
const parse = (value: unknown): Offers | undefined =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([, offer]) => isObject(offer))) : undefined;

/** The offers belong to the device, as they were when each book was last looked at. */
export function createShelfPromotions(storage: KeyValueStorage): ShelfPromotions {
  const all = (): Offers => storage.read(KEY, parse) ?? {};
  return {
    all,
    keep: (bookId, offer) => {
      const others = Object.entries(all()).filter(([id]) => id !== bookId);
      storage.write(KEY, Object.fromEntries([...others, [bookId, offer]].slice(-MAX_PROMOTIONS)));
    },
  };
}
