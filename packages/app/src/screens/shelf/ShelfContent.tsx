import { LoadingBlock } from '@shuye/ui';
import { lazy, Suspense } from 'react';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenWait } from '../../hooks/useScreenWait.ts';
import { useShelf } from '../../hooks/useShelf.ts';
import { useSession } from '../../hooks/useSession.ts';
import { EmptyShelf } from './EmptyShelf.tsx';
import { ShelfBooks } from './ShelfBooks.tsx';
import { SyncFailureView } from './SyncFailureView.tsx';
import { ToolbarPlace } from './ToolbarPlace.tsx';
import { useShelfEntries } from './useShelfEntries.ts';
import { useShelfLoad } from './useShelfLoad.ts';
import type { ShelfPlaces } from './useShelfPlaces.ts';
import type { ShownBooks } from './useShownBooks.ts';

/** Few shelves need either. */
const AllBooks = lazy(() => loadPersistently(() => import('./AllBooks.tsx')));
const RefusedChanges = lazy(() => loadPersistently(() => import('./RefusedChanges.tsx')));

interface ShelfContentProps {
  shown: ShownBooks;
  places: ShelfPlaces;
  isEditing: boolean;
}

/** The books; where there are none, that they are on their way, could not be had, or that there is none yet [SHELF-34]. */
export function ShelfContent({ shown, places, isEditing }: ShelfContentProps) {
  const { state, load, loadAnew } = useShelfLoad();
  const { storage } = useServices();
  const isEmpty = useShelfEntries().length === 0;
  const hasHidden = useShelf(({ hidden }) => hidden.length > 0);
  // Looked at again with each change of the shelf, with which changes are refused.
  useShelf(({ entries }) => entries);
  const hasFailed = useShelf(({ failure }) => failure?.kind === 'dialog');
  // A guest's shelf is kept here: there is nothing to wait for.
  const isAccount = useSession(({ isLoggedIn }) => isLoggedIn);

  const hasRefused = isAccount && storage.read('refused_changes', (value) => value) !== undefined;

  const isWaiting = isEmpty && isAccount && state === 'loading';
  useScreenWait(isWaiting, loadAnew);
  if (isWaiting) return <LoadingBlock />;
  return (
    <>
      <Suspense fallback={null}>{!isEditing && hasRefused && <RefusedChanges />}</Suspense>
      {hasFailed && <SyncFailureView hasBooks={!isEmpty} onRetry={load} />}
      <ToolbarPlace isHidden={isEditing} />
      {!isEmpty && <ShelfBooks shown={shown} places={places} isEditing={isEditing} isThere={state === 'there'} />}
      <Suspense fallback={null}>{hasHidden && <AllBooks />}</Suspense>
      {isEmpty && !hasFailed && <EmptyShelf />}
    </>
  );
}
