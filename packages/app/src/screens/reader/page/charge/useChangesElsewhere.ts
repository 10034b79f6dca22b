import type { Reader } from '@shuye/reader-engine';
import { useCallback, useEffect, useRef } from 'react';
import type { useHoldingsQuery } from '../../../../hooks/useHoldingsQuery.ts';
import { useSeenAgain } from '../../../../hooks/useSeenAgain.ts';

interface LockInView {
  reader: Reader;
  holdings: ReturnType<typeof useHoldingsQuery>;
  isCurrent: boolean;
}

/**
 * Asks again what the reader has when the page of a lock is seen again: another tab or device may have topped up or
 * bought. Where beans or tickets are others by then, or once a purchase is answered that was left for this page, the
 * chapters are asked for again, too.
 */
export function useChangesElsewhere({ reader, holdings: { data: shown, refetch }, isCurrent }: LockInView): void {
  const { balance, tickets } = shown ?? {};
  const known = useRef<{ balance: number; tickets: number | undefined }>(undefined);

  useSeenAgain(
    useCallback(() => {
      if (isCurrent && balance !== undefined) void refetch();
    }, [refetch, isCurrent, balance]),
  );

  useEffect(() => {
    if (!isCurrent || balance === undefined) return;
    const before = known.current;
    known.current = { balance, tickets };
    if (before && (before.balance !== balance || before.tickets !== tickets)) void reader.refresh();
  }, [reader, balance, tickets, isCurrent]);
}
