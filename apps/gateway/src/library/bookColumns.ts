import { BookFormat } from '@shuye/core-domain/book';
import type { BookRow, NewBook } from '../database/schema/Tables.ts';
import type { AddRequest } from './AddRequest.ts';
import type { BookSource } from './BookSource.ts';
import { saleColumns } from './saleColumns.ts';
import { FREE_TERMS } from './SaleTerms.ts';

const OWN_CATEGORY = '我的书';
const PUBLISHED = 501;

/** Defaults of an imported book: on the shelf, free, finished. */
const newBook = (nowMs: number) => ({
  category: OWN_CATEGORY,
  tags: '[]',
  heroes: '[]',
  status: 'finished' as const,
  top_class: PUBLISHED,
  ...saleColumns(FREE_TERMS, nowMs),
  list_open: 1 as const,
  cover_open: 1 as const,
  read_open: 1 as const,
  buy_open: 1 as const,
  hidden: 0 as const,
  taken_down: 0 as const,
  forbids_listening: 0 as const,
  recommendable: 1 as const,
  score: null,
  reviewer_count: 0,
  reader_count: 0,
  popularity: 0,
  created_at: nowMs,
});

function shopColumns({ facts, category, terms }: AddRequest, nowMs: number): Partial<NewBook> {
  return {
    ...(category === undefined ? {} : { category }),
    ...(terms ? saleColumns(terms, nowMs) : {}),
    ...(facts?.tags ? { tags: JSON.stringify(facts.tags) } : {}),
    ...(facts?.heroes ? { heroes: JSON.stringify(facts.heroes) } : {}),
    ...(facts?.status ? { status: facts.status } : {}),
    ...(facts?.topClass === undefined ? {} : { top_class: facts.topClass }),
    ...(facts?.score === undefined ? {} : { score: facts.score }),
    ...(facts?.reviewers === undefined ? {} : { reviewer_count: facts.reviewers }),
    ...(facts?.readers === undefined ? {} : { reader_count: facts.readers }),
    ...(facts?.popularity === undefined ? {} : { popularity: facts.popularity }),
  };
}

interface StoredFacts {
  id: number;
  title: string;
  author: string;
  sourceKey: string;
  words: number;
  coverFile: string;
  revision: number;
  source: BookSource;
  nowMs: number;
}

/** The row of a book that was read: what the request does not name stays as it was. */
export function bookColumns(
  request: AddRequest,
  existing: BookRow | undefined,
  stored: StoredFacts,
): NewBook & { id: number } {
  const { book, description } = request;
  return {
    ...newBook(stored.nowMs),
    ...(request.facts?.createdAt === undefined ? {} : { created_at: request.facts.createdAt }),
    ...existing,
    ...shopColumns(request, stored.nowMs),
    id: stored.id,
    source_key: stored.sourceKey,
    title: stored.title,
    author: stored.author,
    description: description ?? (book.description || (existing?.description ?? '')),
    format: book.format === 'epub' ? BookFormat.Epub : BookFormat.Standard,
    word_count: stored.words,
    chapter_count: book.outline.length,
    cover_file: stored.coverFile,
    revision: stored.revision,
    source: JSON.stringify(stored.source),
    updated_at: stored.nowMs,
  };
}
