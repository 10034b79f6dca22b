import { useCallback } from 'react';
import { useHoldingsQuery } from '../../hooks/useHoldingsQuery.ts';
import { useSeenAgain } from '../../hooks/useSeenAgain.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/**
 * Asks again what the reader holds when a list of chapters is seen again. Where beans or tickets are others by then,
 * another tab or device may have bought chapters or the book, and both are asked for again, too: their locks have gone.
 */
export function useBoughtElsewhere(bookId: string): void {
  const { query } = useServices();
  const { data: shown, refetch } = useHoldingsQuery();
  const look = useCallback(async (): Promise<void> => {
    if (!shown) return;
    const { data: now } = await refetch();
    if (!now || (now.balance === shown.balance && now.tickets === shown.tickets)) return;
    await Promise.all(['book', 'chapters'].map((name) => query.invalidateQueries({ queryKey: [name, bookId] })));
  }, [query, refetch, shown, bookId]);
  useSeenAgain(look);
}
