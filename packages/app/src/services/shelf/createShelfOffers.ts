import type { BookOffer } from '@shuye/core-domain/shelf';
import type { KeyValueStorage } from '../storage/createStorage.ts';

type Offers = Readonly<Record<string, BookOffer>>;

const KEY = 'shelf_offers';
const MOST_OFFERS = 600;

export interface ShelfOffers {
  all: () => Offers;
  keep: (bookId: string, offer: BookOffer) => void;
}

const parse = (value: unknown): Offers | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Offers) : undefined;

/** What decides the corners of kept books, as it was when each was last looked at; it belongs to the device. */
export function createShelfOffers(storage: KeyValueStorage): ShelfOffers {
  const all = (): Offers => storage.read(KEY, parse) ?? {};
  return {
    all,
    keep: (bookId, offer) => {
      const others = Object.entries(all()).filter(([id]) => id !== bookId);
      storage.write(KEY, Object.fromEntries([...others, [bookId, offer]].slice(-MOST_OFFERS)));
    },
  };
}
