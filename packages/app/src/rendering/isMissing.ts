import { coverOpening, UNSHELVED_CODE, type Book } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import type { QueryClient } from '@tanstack/react-query';

const NOT_FOUND_CODE = 404;
/** A query may name what can be no id. */
const UNUSABLE_CODE = 400;

/** Names the query of a page's subject, and the refusals that say that it was taken down or never was. */
const SUBJECTS: Readonly<Record<string, readonly number[]>> = {
  book: [UNSHELVED_CODE],
  'phrase-book': [UNSHELVED_CODE],
  'short-story': [UNSHELVED_CODE],
  question: [UNSHELVED_CODE, NOT_FOUND_CODE],
  store: [NOT_FOUND_CODE],
  'category-books': [NOT_FOUND_CODE],
  'label-books': [NOT_FOUND_CODE],
  questions: [NOT_FOUND_CODE],
  'rank-books': [NOT_FOUND_CODE, UNUSABLE_CODE],
};

/** A book that is open to its buyers alone, of whom a server knows none, is gone for everybody else. */
const isClosed = (name: string, data: unknown): boolean => name === 'book' && !coverOpening(data as Book).opens;

export const isMissing = (client: QueryClient): boolean =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey: [key], state: { data, error } }) => {
      const name = String(key);
      if (data !== undefined) return isClosed(name, data);
      const codes = SUBJECTS[name];
      return codes !== undefined && error instanceof AppError && error.kind === 'server' && codes.includes(error.code);
    });
