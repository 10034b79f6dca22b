import type { ApiClient } from '@shuye/api-client';
import { suggestWords } from '@shuye/api-client/calls';
import { searchKeyword, suggestDelay } from '@shuye/core-domain/search';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

export interface Typed {
  text: string;
  atMs: number;
}

const NONE: readonly string[] = [];

const suggestQuery = (client: ApiClient, typed: string) =>
  queryOptions({
    queryKey: ['suggest', typed],
    queryFn: ({ signal }) => client.send(suggestWords, { typed }, { signal }),
  });

/**
 * Words that go on from what was typed, once typing rests [SEARCH-04] [SEARCH-05]. An answer that comes after the text has
 * changed is dropped; until the next one the words of a text that begins alike stay.
 */
export function useSuggestions({ text, atMs }: Typed): readonly string[] {
  const { client, query, nowMs } = useServices();
  const [shown, setShown] = useState({ keyword: '', words: NONE });
  const check = searchKeyword(text);
  const keyword = check.ok ? check.keyword : '';

  useEffect(() => {
    if (keyword === '') return undefined;
    let isCurrent = true;
    const show = (words: readonly string[]): void => {
      if (isCurrent) setShown({ keyword, words });
    };
    const timer = setTimeout(
      // Without suggestions one searches all the same: their failure is not told.
      () => void query.fetchQuery(suggestQuery(client, keyword)).then(show, () => show(NONE)),
      suggestDelay(atMs, nowMs()),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, query, nowMs, keyword, atMs]);

  const isAlike = keyword.startsWith(shown.keyword) || shown.keyword.startsWith(keyword);
  return keyword !== '' && isAlike ? shown.words : NONE;
}
