import { TOO_MANY_AUTO_BUYS } from '@shuye/api-client/calls';
import { MAX_AUTO_BUYS } from '@shuye/core-domain/auto-buy';
import { CallError } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireAccount } from '../calls/requireAccount.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { rowId } from '../database/rowId.ts';
import { spentAutomatically } from './autoBuyTerms.ts';

const noSuchBook = (): CallError => new CallError(404, '书籍不存在');

export const autoBuyHandlers: Pick<Handlers, 'listAutoBuys' | 'setAutoBuy'> = {
  listAutoBuys: async (_, { database, caller, nowMs }) => {
    const userId = requireAccount(caller);
    const rows = await database
      .selectFrom('auto_buy')
      .innerJoin('book', 'book.id', 'auto_buy.book_id')
      .select(['book.id', 'book.title', 'chapter_limit', 'day_limit'])
      .where('user_id', '=', userId)
      .orderBy('auto_buy.created_at', 'desc')
      .orderBy('book.id')
      .execute();
    const spent = await spentAutomatically(database, userId, nowMs);
    return {
      list: rows.map(({ id, title, chapter_limit, day_limit }) => ({
        bookId: String(id),
        bookName: title,
        chapterLimit: chapter_limit,
        dayLimit: day_limit,
        spentToday: spent.get(id) ?? 0,
      })),
    };
  },

  setAutoBuy: async ({ bookId, chapterLimit, dayLimit }, { database, caller, nowMs }) => {
    const userId = requireAccount(caller);
    const book_id = rowId(bookId);
    if (book_id === undefined) throw noSuchBook();
    await inTransaction(database, async (transaction) => {
      const mine = transaction.selectFrom('auto_buy').where('user_id', '=', userId);
      await transaction.deleteFrom('auto_buy').where('user_id', '=', userId).where('book_id', '=', book_id).execute();
      if (chapterLimit === 0 || dayLimit === 0) return;
      const book = await transaction.selectFrom('book').select('id').where('id', '=', book_id).executeTakeFirst();
      if (!book) throw noSuchBook();
      const { count } = await mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      if (count >= MAX_AUTO_BUYS) throw new CallError(TOO_MANY_AUTO_BUYS, `最多为${MAX_AUTO_BUYS}本书开启自动购买`);
      await transaction
        .insertInto('auto_buy')
        .values({ user_id: userId, book_id, chapter_limit: chapterLimit, day_limit: dayLimit, created_at: nowMs })
        .execute();
    });
    return {};
  },
};
