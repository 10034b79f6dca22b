import { RANK_LENGTH, ranks } from './ranks.ts';
import { CallError } from '../calls/callErrors.ts';
import { countBooks, selectBooks } from '../books/selectBooks.ts';
import type { Handlers } from '../calls/Handler.ts';
import { toWireBrief } from '../books/toWireBook.ts';
import { MAX_PAGES, clamp } from '../calls/clamp.ts';

const NO_SUCH_RANK = 404;
const BOOKS_AT_HOME = 3;
const PAGE_SIZE = 10;

export const rankHandlers: Pick<Handlers, 'rankHome' | 'rankBooks'> = {
  rankHome: async (_request, { database, random }) => {
    const data = await Promise.all(
      ranks.map(async ({ rankId, name, books }) => ({
        rankId,
        rankName: name,
        books: (await selectBooks(database, { ...books, limit: BOOKS_AT_HOME }, random)).map(toWireBrief),
      })),
    );
    return { data: data.filter(({ books }) => books.length > 0) };
  },

  rankBooks: async ({ rankId, page }, { database, random }) => {
    const rank = ranks.find((known) => known.rankId === rankId);
    if (!rank) throw new CallError(NO_SUCH_RANK, '没有这个榜单');
    const offset = (clamp(page, MAX_PAGES) - 1) * PAGE_SIZE;
    const total = Math.min(RANK_LENGTH, await countBooks(database, rank.books));
    const limit = Math.min(PAGE_SIZE, Math.max(0, RANK_LENGTH - offset));
    const books = await selectBooks(database, { ...rank.books, offset, limit }, random);
    return {
      data: books.map((book, at) => ({ ...toWireBrief(book), order: offset + at + 1 })),
      info: { totalPage: Math.ceil(total / PAGE_SIZE) },
    };
  },
};
