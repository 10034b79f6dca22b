import { shelved } from '../books/selectBooks.ts';
import type { Database } from '../database/schema/Database.ts';
import { listLabels } from '../discovery/listLabels.ts';
import { shelvedPhrases } from '../discovery/phrases.ts';
import { answeredQuestions } from '../questions/questionHandlers.ts';

/** A page of the product; `changedAtMs` where its last change is known. */
export interface SitemapAddress {
  path: string;
  changedAtMs?: number;
}

export interface SitemapRow {
  id: number;
  addresses: readonly SitemapAddress[];
}

/** A kind of page of which a library may have millions, in the order of their ids. */
export interface SitemapSection {
  count: (database: Database) => Promise<number>;
  /** The id of the row that stands at that place, from 0. */
  idAt: (database: Database, place: number) => Promise<number | undefined>;
  rowsAfter: (database: Database, id: number, limit: number) => Promise<readonly SitemapRow[]>;
}

const listedBooks = (database: Database) => shelved(database).clearSelect();

const total = async (rows: Promise<{ count: number | string | bigint }>): Promise<number> => Number((await rows).count);

const books: SitemapSection = {
  count: (database) =>
    total(
      listedBooks(database)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  idAt: async (database, place) =>
    (await listedBooks(database).select('id').orderBy('id').offset(place).limit(1).executeTakeFirst())?.id,
  rowsAfter: async (database, after, limit) => {
    const rows = await listedBooks(database)
      .select(['id', 'updated_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, updated_at: changedAtMs }) => ({
      id,
      addresses: [
        { path: `/book/${id}.html`, changedAtMs },
        { path: `/catalog/${id}`, changedAtMs },
      ],
    }));
  },
};

const questions: SitemapSection = {
  count: (database) =>
    total(
      answeredQuestions(database)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  idAt: async (database, place) =>
    (
      await answeredQuestions(database)
        .select('question.id')
        .orderBy('question.id')
        .offset(place)
        .limit(1)
        .executeTakeFirst()
    )?.id,
  rowsAfter: async (database, after, limit) => {
    const rows = await answeredQuestions(database)
      .select(['question.id', 'question.published_at'])
      .where('question.id', '>', after)
      .orderBy('question.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, published_at }) => ({
      id,
      addresses: [{ path: `/v2/questionDetail/${id}`, changedAtMs: published_at }],
    }));
  },
};

const phrases: SitemapSection = {
  count: (database) =>
    total(
      shelvedPhrases(database)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  idAt: async (database, place) =>
    (await shelvedPhrases(database).select('phrase.id').orderBy('phrase.id').offset(place).limit(1).executeTakeFirst())
      ?.id,
  rowsAfter: async (database, after, limit) => {
    const rows = await shelvedPhrases(database)
      .select(['phrase.id', 'phrase.book_id'])
      .where('phrase.id', '>', after)
      .orderBy('phrase.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, book_id }) => ({ id, addresses: [{ path: `/v2/query/${book_id}/${id}.html` }] }));
  },
};

export const sitemapSections = { books, questions, phrases } as const satisfies Record<string, SitemapSection>;

export type SectionName = keyof typeof sitemapSections;

const FIXED = [
  '/',
  '/categoryIndex',
  '/rankIndex',
  '/myVipBookStore',
  '/v2/recom',
  '/v2/question',
  '/v2/label',
  '/v2/hotSearch',
];

const hasQuestions = async (database: Database, labelId: string): Promise<boolean> =>
  (await answeredQuestions(database)
    .select('question.id')
    .where('label_id', '=', labelId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The pages that lead to others: a library has some dozens. A list of questions that has none leads nowhere. */
export async function leadingPages(database: Database): Promise<string[]> {
  const pages = [...FIXED];
  for (const { id, labelType } of await listLabels(database)) {
    const label = `${encodeURIComponent(id)}/${labelType}`;
    pages.push(`/v2/labelSecond/${label}`);
    if (await hasQuestions(database, id)) pages.push(`/v2/questionList/${label}`);
  }
  return pages;
}
