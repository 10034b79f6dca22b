import { shelfGroups, type ShelfGroups } from '@shuye/core-domain/shelf-groups';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useIsHydrated } from '../../../hooks/useIsHydrated.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';

export function useShelfGroups(): ShelfGroups {
  const { storeOf } = useServices();
  const onDevice = useIsHydrated();
  const record = useStore(storeOf(createShelfGroupStore), (state) => state.record);
  return useMemo(() => shelfGroups(onDevice ? record : { items: [] }), [onDevice, record]);
}
