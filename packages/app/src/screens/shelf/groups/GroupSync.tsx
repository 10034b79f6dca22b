import { useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useItemSync } from '../../../hooks/useItemSync.ts';
import { createGroupSync } from '../../../services/createGroupSync.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import type { ShelfArrangementState } from '../../../stores/shelfArrangementStore.ts';
import { createShelfGroupStore } from '../../../stores/shelfGroupStore.ts';
import { useArrangementSync } from './useArrangementSync.ts';
import { useShelfGroups } from './useShelfGroups.ts';

interface GroupSyncProps {
  arrangement: StoreApi<ShelfArrangementState>;
  onGrouped: (() => void) | undefined;
}

/** Keeps an account's groups, and how its shelf is sorted and shown, in step with its other devices while the shelf is looked at. */
export default function GroupSync({ arrangement, onGrouped }: GroupSyncProps) {
  const { storeOf } = useServices();
  const hasGroups = useShelfGroups().groups.length > 0;
  useItemSync(storeOf(createShelfGroupStore), storeOf(createGroupSync));
  useArrangementSync(arrangement);
  useEffect(() => {
    if (hasGroups) onGrouped?.();
  }, [hasGroups, onGrouped]);
  return null;
}
