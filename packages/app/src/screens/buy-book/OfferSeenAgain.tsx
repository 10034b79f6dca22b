import { useCallback } from 'react';
import { useSeenAgain } from '../../hooks/useSeenAgain.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Asks for price and balance again when the page is seen again: another tab may have topped up. */
export default function OfferSeenAgain() {
  const { query } = useServices();
  useSeenAgain(useCallback(() => query.invalidateQueries({ queryKey: ['offer'] }), [query]));
  return null;
}
