import { joinSearchPages } from '@shuye/core-domain/search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { useFailureToast } from '../../hooks/useFailureToast.ts';
import { searchPagesQuery } from './searchQuery.ts';
import type { SearchAddress } from './useSearchAddress.ts';

/** More would not be let through at once. */
const MAX_PAGES_AT_ONCE = 20;

const asPages = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, MAX_PAGES_AT_ONCE) : undefined;

/**
 * Gives the results as far as they were scrolled through. A visit is remembered under its key, so that a reload shows
 * the same pages. A search that fails is told in a toast [SEARCH-23] [SEARCH-24] [ERR-62].
 */
export function useSearchResults(address: SearchAddress, visit: string) {
  const services = useServices();
  const { session } = services;
  const storageKey = `search_pages_${visit}` as const;
  const [seenPages] = useState(() => session.read(storageKey, asPages) ?? 1);
  const found = useInfiniteQuery(searchPagesQuery(services, address, seenPages));
  useFailureToast(found.error);

  const pages = useMemo(() => found.data?.pages.flat(), [found.data]);
  const pageCount = pages?.length ?? 0;
  useEffect(() => {
    if (pageCount > 1) session.write(storageKey, pageCount);
  }, [session, storageKey, pageCount]);

  const result = useMemo(() => joinSearchPages(pages ?? []), [pages]);
  return { ...found, result };
}
