import type { Reader } from '@shuye/reader-engine';
import { useEffect } from 'react';
import { useHoldings } from '../../../hooks/useHoldings.ts';

/**
 * Memberships that become known behind the first page may open what is locked there: the chapter that is read and its
 * neighbours are asked for again. Text that is shown stays.
 */
export function useRightsRefresh(reader: Reader | undefined): void {
  const { member } = useHoldings() ?? {};
  const mayOpen = member !== undefined && member.activeTiers.size > 0;
  useEffect(() => {
    const state = reader?.getState();
    if (!mayOpen || state?.status !== 'reading') return;
    const { index } = state.chapter;
    for (const near of [index, index + 1, index - 1]) reader?.retry(near);
  }, [reader, mayOpen]);
}
