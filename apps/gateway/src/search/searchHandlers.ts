import { messages } from '@shuye/core-domain/error';
import { HOT_WORDS, SEARCH_PAGE_SIZE, searchKeyword } from '@shuye/core-domain/search';
import type { BookRow } from '../database/schema/Tables.ts';
import { nameId } from '../discovery/nameId.ts';
import type { Database } from '../database/schema/Database.ts';
import { MAX_PAGES, clamp } from '../calls/clamp.ts';
import { CallError } from '../calls/callErrors.ts';
import { findBooks } from './findBooks.ts';
import { nameGram } from './grams.ts';
import { searchBooks, type BookSearch } from './searchBooks.ts';
import { searchText } from './searchText.ts';
import { suggestNames } from './suggestNames.ts';
import { selectBooks } from '../books/selectBooks.ts';
import type { Handlers } from '../calls/Handler.ts';
import { toWireBrief } from '../books/toWireBook.ts';

const BLANK = 400;
const MAX_PAGE_SIZE = 50;

const requireWord = (q: string): string => {
  const checked = searchKeyword(q);
  if (!checked.ok || searchText(checked.keyword) === '') throw new CallError(BLANK, messages.blankKeyword);
  return checked.keyword;
};

async function named(database: Database, word: string): Promise<{ title?: BookRow; author: BookRow[] }> {
  const text = searchText(word);
  const search = { grams: [nameGram(word)], atLeast: 1, offset: 0, limit: MAX_PAGE_SIZE };
  const { books } = await findBooks(database, search);
  const title = books.find((book) => searchText(book.title) === text);
  return { ...(title ? { title } : {}), author: books.filter((book) => searchText(book.author) === text) };
}

async function answer(database: Database, search: BookSearch) {
  const { books, total, word, isCorrected } = await searchBooks(database, search);
  const { title, author } = search.page === 1 ? await named(database, word) : { author: [] };
  const name = author[0]?.author;
  return {
    aladdin: title ? toWireBrief(title) : null,
    data: books.map(toWireBrief),
    info: { qp_trigger: isCorrected ? 1 : 0, total },
    module: {
      data: name
        ? { author: { authorId: nameId('author', name), authorName: name, books: author.map(toWireBrief) } }
        : {},
    },
  };
}

export const searchHandlers: Pick<Handlers, 'searchResult' | 'searchQuery' | 'suggestWords' | 'hotWords'> = {
  searchResult: async ({ q, page }, { database }) =>
    answer(database, { word: requireWord(q), page: clamp(page, MAX_PAGES), size: SEARCH_PAGE_SIZE }),

  searchQuery: async ({ q, page, size }, { database }) =>
    answer(database, { word: requireWord(q), page: clamp(page, MAX_PAGES), size: clamp(size, MAX_PAGE_SIZE) }),

  suggestWords: async ({ q }, { database }) => ({ data: await suggestNames(database, requireWord(q)) }),

  hotWords: async (_request, { database, random }) => {
    const books = await selectBooks(database, { order: 'popular', limit: HOT_WORDS }, random);
    return { data: books.map(({ id, title }) => ({ title, bookid: id })) };
  },
};
