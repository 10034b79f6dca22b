import type { Reader } from '@shuye/reader-engine';
import { useEffect } from 'react';
import type { useHoldingsQuery } from '../../../../hooks/useHoldingsQuery.ts';

interface LockInView {
  reader: Reader;
  holdings: ReturnType<typeof useHoldingsQuery>;
  isCurrent: boolean;
}

/**
 * Asks again what the reader has when the page of a lock is seen again: another tab or device may have topped up or
 * bought. Where beans or tickets are others by then, the chapters are asked for again, too.
 */
export function useChangesElsewhere({ reader, holdings: { data: shown, refetch }, isCurrent }: LockInView): void {
  const { balance, tickets } = shown ?? {};

  useEffect(() => {
    if (!isCurrent || balance === undefined) return undefined;
    const onSeen = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const { data: now } = await refetch();
      if (now && (now.balance !== balance || now.tickets !== tickets)) await reader.refresh();
    };
    const onVisibility = () => void onSeen();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [reader, refetch, balance, tickets, isCurrent]);
}
