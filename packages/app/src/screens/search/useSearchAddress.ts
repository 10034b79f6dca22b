import { parseQuery } from '@shuye/core-domain/query';
import { searchKeyword } from '@shuye/core-domain/search';
import { useLocation, useParams } from '../../router/index.ts';

export interface SearchAddress {
  /** Empty where nothing is searched for yet. */
  word: string;
  /** The word is part of the path, not of the query [SEARCH-29]. */
  isInPath: boolean;
}

/** Reads the searched word from the address [SEARCH-16]. */
export function useSearchAddress(): SearchAddress {
  const { search } = useLocation();
  const inPath = useParams()['word'];
  const check = searchKeyword(inPath ?? parseQuery(search).get('word') ?? '');
  return { word: check.ok ? check.keyword : '', isInPath: inPath !== undefined };
}
