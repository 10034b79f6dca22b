import { LoadingBlock } from '@shuye/ui';
import { lazy, Suspense, useState } from 'react';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { Shelf } from './Shelf.tsx';

const GroupedShelf = lazy(() => loadPersistently(() => import('./groups/GroupedShelf.tsx')));

/** The reader's shelf; what groups need is fetched where there are some, or with the first one. */
export default function ShelfScreen() {
  const { storage } = useServices();
  const onDevice = useIsHydrated();
  const [hasNew, setHasNew] = useState(false);
  const [hasStored] = useState(() => storage.read('shelf_groups', (value) => value) !== undefined);
  if (!hasNew && !(hasStored && onDevice)) return <Shelf onGrouped={() => setHasNew(true)} />;
  return (
    <Suspense fallback={<LoadingBlock />}>
      <GroupedShelf isNew={hasNew} />
    </Suspense>
  );
}
