import type { ShelfGroup } from '@shuye/core-domain/shelf-groups';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../hooks/useSession.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { createShelfArrangementStore } from '../../../stores/shelfArrangementStore.ts';
import { loadPersistently } from '../../../services/loadPersistently.ts';

const MoveSheet = lazy(() => loadPersistently(() => import('./MoveSheet.tsx')));
const GroupSheet = lazy(() => loadPersistently(() => import('./GroupSheet.tsx')));
const GroupSync = lazy(() => loadPersistently(() => import('./GroupSync.tsx')));

/** The first press fetches the code of these layers. */
export type GroupTool = 'move' | 'group';

interface GroupToolsProps {
  /** Stays known while its sheet closes. */
  tool: GroupTool | undefined;
  open: boolean;
  group: ShelfGroup | undefined;
  onClose: () => void;
  onDissolved: () => void;
  onGrouped: (() => void) | undefined;
}

export function GroupTools({ tool, open, group, onClose, onDissolved, onGrouped }: GroupToolsProps) {
  const { storeOf } = useServices();
  const isAccount = useSession(({ isLoggedIn }) => isLoggedIn);
  return (
    <Suspense fallback={null}>
      {isAccount && <GroupSync arrangement={storeOf(createShelfArrangementStore)} onGrouped={onGrouped} />}
      {tool === 'move' && <MoveSheet open={open} onClose={onClose} onMoved={onGrouped} />}
      {tool === 'group' && group && (
        <GroupSheet open={open} group={group} onClose={onClose} onDissolved={onDissolved} />
      )}
    </Suspense>
  );
}
