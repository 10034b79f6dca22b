import { buildQuery, type QueryValue } from './buildQuery.ts';
import { parseQuery } from './parseQuery.ts';

/** The query of an address with another value of a name, or without it where that is undefined. */
export const changeQuery = (text: string, name: string, value: QueryValue): string =>
  buildQuery(new Map<string, QueryValue>(parseQuery(text)).set(name, value));
