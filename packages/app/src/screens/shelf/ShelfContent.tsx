import { LoadingBlock } from '@shuye/ui';
import { useShelf } from '../../hooks/useShelf.ts';
import { useSession } from '../../hooks/useSession.ts';
import { AllBooks } from './AllBooks.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';
import { RefusedChanges } from './RefusedChanges.tsx';
import { ShelfBooks } from './ShelfBooks.tsx';
import { SyncFailureView } from './SyncFailureView.tsx';
import { ToolbarPlace } from './ToolbarPlace.tsx';
import { useShelfLoad } from './useShelfLoad.ts';
import type { ShelfPlaces } from './useShelfPlaces.ts';
import type { ShownBooks } from './useShownBooks.ts';

interface ShelfContentProps {
  shown: ShownBooks;
  places: ShelfPlaces;
  isEditing: boolean;
}

/** The books; where there are none, that they are on their way, could not be had, or that there is none yet [SHELF-34]. */
export function ShelfContent({ shown, places, isEditing }: ShelfContentProps) {
  const { state, load } = useShelfLoad();
  const isEmpty = useShelf(({ entries }) => entries.length === 0);
  const hasFailed = useShelf(({ failure }) => failure?.kind === 'dialog');
  // A guest's shelf is kept here: there is nothing to wait for.
  const isAccount = useSession(({ isLoggedIn }) => isLoggedIn);

  if (isEmpty && isAccount && state === 'loading') return <LoadingBlock />;
  return (
    <>
      {!isEditing && <RefusedChanges />}
      {hasFailed && <SyncFailureView hasBooks={!isEmpty} onRetry={load} />}
      <ToolbarPlace isHidden={isEditing} />
      {!isEmpty && <ShelfBooks shown={shown} places={places} isEditing={isEditing} isThere={state === 'there'} />}
      <AllBooks />
      {isEmpty && !hasFailed && <EmptyShelf />}
    </>
  );
}
