import { lazy, Suspense } from 'react';
import { loadPersistently } from '../../services/loadPersistently.ts';
import { useShelfArrangement } from './useShelfArrangement.ts';
import styles from './ToolbarPlace.module.css';

const ShelfToolbar = lazy(() => loadPersistently(() => import('./ShelfToolbar.tsx')));

/** The toolbar comes after the books, into a place of its height, and keeps it while hidden: no book moves under a finger. */
export function ToolbarPlace({ isHidden }: { isHidden: boolean }) {
  const { canArrange } = useShelfArrangement();
  if (!canArrange) return null;
  return (
    <div className={styles['place']} data-hidden={isHidden || undefined}>
      <Suspense fallback={null}>
        <ShelfToolbar />
      </Suspense>
    </div>
  );
}
