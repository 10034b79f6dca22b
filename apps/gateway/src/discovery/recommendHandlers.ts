import { messages } from '@shuye/core-domain/error';
import { RECOMMENDATION_CODE } from '@shuye/core-domain/recommend';
import { rowId } from '../database/rowId.ts';
import { selectBooks } from '../books/selectBooks.ts';
import { CallError } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireBook } from '../books/requireBook.ts';
import { toWireBrief } from '../books/toWireBook.ts';

const MAX_RECOMMENDATIONS = 30;

const shown = (bids = ''): number[] =>
  bids
    .split(',')
    .map(rowId)
    .filter((id) => id !== undefined);

export const recommendHandlers: Pick<Handlers, 'recommend'> = {
  recommend: async ({ id, bids, nums }, { database, random }) => {
    const limit = Math.min(MAX_RECOMMENDATIONS, Math.max(1, Math.floor(nums)));
    const info = { rid: Math.floor(random() * 1e9).toString(36) };
    if (!id) {
      const books = await selectBooks(database, { order: 'random', without: shown(bids), limit }, random);
      return { info, data: books.map(toWireBrief) };
    }

    const book = await requireBook(database, id);
    if (book.recommendable === 0) throw new CallError(RECOMMENDATION_CODE, messages.notRecommendable);
    const without = [book.id, ...shown(bids)];
    const alike = await selectBooks(database, { category: book.category, order: 'random', without, limit }, random);
    const rest = limit - alike.length;
    const others =
      rest > 0
        ? await selectBooks(
            database,
            { order: 'random', without: [...without, ...alike.map((other) => other.id)], limit: rest },
            random,
          )
        : [];
    return { info, data: [...alike, ...others].map(toWireBrief) };
  },
};
