import type { Selectable } from 'kysely';
import { listLabels, type ShelvedLabel } from './listLabels.ts';
import { phrasesLike, phrasesOf } from './phrases.ts';
import type { Database } from '../database/schema/Database.ts';
import { rowId } from '../database/rowId.ts';
import type { BookRow, PhraseTable } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import { countBooks, selectBooks } from '../books/selectBooks.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { Handlers } from '../calls/Handler.ts';
import { pageOf } from '../calls/pageOf.ts';
import { requireShownBook } from '../books/requireShownBook.ts';
import { toWireBrief } from '../books/toWireBook.ts';

const NOT_FOUND = 404;
const MAX_PHRASES = 20;

const toWireHotBook = (book: BookRow, order: number) => ({ ...toWireBrief(book), order });

export const toWirePhrase = ({ id, text, book_id }: Selectable<PhraseTable>) => ({
  queryId: id,
  queryName: text,
  bookId: book_id,
});

export async function requireLabel(database: Database, id: string): Promise<ShelvedLabel> {
  const label = (await listLabels(database)).find((known) => known.id === id);
  if (!label) throw new CallError(NOT_FOUND, '没有这个标签');
  return label;
}

export const labelledBooks = async (
  { words }: ShelvedLabel,
  { database, random }: CallContext,
  offset: number,
  limit: number,
) => {
  const books = await selectBooks(database, { words, order: 'popular', offset, limit }, random);
  return books.map((book, at) => toWireHotBook(book, offset + at + 1));
};

async function requirePhrase(database: Database, queryId: string): Promise<Selectable<PhraseTable>> {
  const id = rowId(queryId);
  const phrase =
    id === undefined
      ? undefined
      : await database.selectFrom('phrase').selectAll().where('id', '=', id).executeTakeFirst();
  if (!phrase) throw new CallError(NOT_FOUND, '没有这个热搜词');
  return phrase;
}

export const seoHandlers: Pick<Handlers, 'hotBooks' | 'labelList' | 'labelBooks' | 'phraseList' | 'phraseDetail'> = {
  hotBooks: async (request, { database, random }) => {
    const { offset, limit, counts } = pageOf(request);
    const books = await selectBooks(database, { order: 'popular', offset, limit }, random);
    const items = books.map((book, at) => toWireHotBook(book, offset + at + 1));
    return { data: { items, ...counts(await countBooks(database, {})) } };
  },

  labelList: async (_request, { database }) => {
    const labels = await listLabels(database);
    const items = labels.map(({ id, name, group, labelType }) => ({
      itemKey: id,
      itemName: name,
      itemSubType: group,
      labelType,
    }));
    return { data: { items } };
  },

  labelBooks: async (request, context) => {
    const label = await requireLabel(context.database, request.labelId);
    const { offset, limit, counts } = pageOf(request);
    const items = await labelledBooks(label, context, offset, limit);
    const total = await countBooks(context.database, { words: label.words });
    return { data: { items, labelName: label.name, labelType: label.labelType, ...counts(total) } };
  },

  phraseList: async (request, { database }) => {
    const { offset, limit, counts } = pageOf(request);
    const { phrases, total } = await phrasesLike(database, { offset, limit });
    return { data: { items: phrases.map(toWirePhrase), ...counts(total) } };
  },

  phraseDetail: async ({ queryId }, { database, random }) => {
    const phrase = await requirePhrase(database, queryId);
    const book = await requireShownBook(database, String(phrase.book_id));
    const without = [book.id];
    const others = await selectBooks(
      database,
      { category: book.category, order: 'popular', without, limit: 5 },
      random,
    );
    const contactWords = (await phrasesOf(database, book.id, MAX_PHRASES)).filter(({ id }) => id !== phrase.id);
    return {
      data: {
        queryName: phrase.text,
        books: [book, ...others].map(toWireBrief),
        contactWords: contactWords.map(toWirePhrase),
      },
    };
  },
};
