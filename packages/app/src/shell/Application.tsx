import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';
import type { Services } from '../services/Services.ts';
import { App } from './App.tsx';
import { loadPersistently } from '../services/loadPersistently.ts';

const DeferredParts = lazy(() => loadPersistently(() => import('./DeferredParts.tsx')));

/** A component of its own: were the pages drawn again with it, React would take over all of their markup at once. */
function PartsOfDevice({ services }: { services: Services }) {
  const isHydrated = useIsHydrated();
  return isHydrated ? (
    <Suspense>
      <DeferredParts services={services} />
    </Suspense>
  ) : undefined;
}

/** A server renders the pages alone. */
export function Application({ services }: { services: Services }) {
  return (
    <>
      {/* In front of the pages: the header of wide windows is the first that a key arrives at. */}
      <PartsOfDevice services={services} />
      <App services={services} />
    </>
  );
}
