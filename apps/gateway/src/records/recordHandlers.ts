import { requireAccount } from '../calls/requireAccount.ts';
import { closedToOthers } from './closedToOthers.ts';
import { spendings } from './spendings.ts';
import { topUps } from './topUps.ts';
import type { Handlers } from '../calls/Handler.ts';
import { recordPage } from '../calls/recordPage.ts';
import { toWireBrief } from '../books/toWireBook.ts';

export const recordHandlers: Pick<Handlers, 'accountRecords' | 'boughtBooks'> = {
  accountRecords: async (request, { database, caller }) => {
    const userId = requireAccount(caller);
    const page = recordPage(request);
    return { spay: await topUps(database, userId, page), spend: await spendings(database, userId, page) };
  },

  boughtBooks: async (request, { database, caller }) => {
    const userId = requireAccount(caller);
    const { limit, offset, totalPage } = recordPage(request);
    // A book that was removed from the library has nothing left to be shown; one that was taken down stays its buyers'.
    const bought = database
      .selectFrom('entitlement')
      .innerJoin('book', 'book.id', 'entitlement.book_id')
      .where('entitlement.user_id', '=', userId);
    const { count } = await bought
      .select(({ fn }) => fn.count<number>('book.id').distinct().as('count'))
      .executeTakeFirstOrThrow();
    const ids = await bought
      .select(({ fn }) => ['book.id as id', fn.max('entitlement.created_at').as('bought_at')])
      .groupBy('book.id')
      .orderBy('bought_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    if (ids.length === 0) return { list: [], totalPage: totalPage(count) };
    const rows = await database
      .selectFrom('book')
      .selectAll()
      .where(
        'id',
        'in',
        ids.map(({ id }) => id),
      )
      .execute();
    const books = new Map(rows.map((book) => [book.id, book]));
    const closed = await closedToOthers(database, userId, rows);
    const list = ids
      .flatMap(({ id }) => books.get(id) ?? [])
      .map((book) => ({ ...toWireBrief(book), ...closed.get(book.id) }));
    return { list, totalPage: totalPage(count) };
  },
};
