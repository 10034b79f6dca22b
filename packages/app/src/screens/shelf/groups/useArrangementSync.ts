import { arrangementOf, changeArrangement } from '@shuye/core-domain/shelf-groups';
import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ShelfArrangementState } from '../../../stores/shelfArrangementStore.ts';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';

/** Sorts and shows an account's shelf alike on all of its devices: as it was last chosen on any of them. */
export function useArrangementSync(shelf: StoreApi<ShelfArrangementState>): void {
  const { storeOf, nowMs } = useServices();
  useEffect(() => {
    const groups = storeOf(createShelfGroupStore);
    const agree = (): void => {
      const { order, layout, isUntold, take } = shelf.getState();
      const agreed = arrangementOf(groups.getState().record);
      const isSame = agreed?.order === order && agreed.layout === layout;
      if (isUntold) {
        // First, for what is taken over afterwards is compared with it.
        if (!isSame) groups.getState().change((record) => changeArrangement(record, { order, layout }, nowMs()));
        take({ order, layout });
      } else if (agreed && !isSame) take(agreed);
    };
    agree();
    const ends = [groups.subscribe(agree), shelf.subscribe(agree)];
    return () => ends.forEach((end) => end());
  }, [storeOf, nowMs, shelf]);
}
