import { useMemo } from 'react';
import { useLocation } from './PageLocation.ts';

/** The query of the address; the library's own hook also writes it, which no page does. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}
