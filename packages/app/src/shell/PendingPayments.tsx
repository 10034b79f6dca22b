import type { MadeOrder } from '@shuye/core-domain/order';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLocation } from '../router/index.ts';
import type { Services } from '../services/Services.ts';
import { loadPersistently } from '../services/loadPersistently.ts';

const PaidOrderNotice = lazy(() => loadPersistently(() => import('../features/top-up/PaidOrderNotice.tsx')));

const isList = (stored: unknown): true | undefined => (Array.isArray(stored) ? true : undefined);

/** Takes up the reader's payments whose end this device never learned; the code for it comes only where there are any. */
export function PendingPayments({ services }: { services: Services }) {
  const isTopUp = useLocation().pathname.startsWith('/top-up');
  const userId = useStore(services.login, (session) => session.userId);
  // Anew once the top-up has been left, and for each reader.
  return <PaymentsOfReader key={`${userId} ${isTopUp}`} services={services} />;
}

function PaymentsOfReader({ services }: { services: Services }) {
  const [paid, setPaid] = useState<MadeOrder>();

  useEffect(() => {
    if (!services.storage.read('pending_order', isList)) return;
    let isGone = false;
    let stop = (): void => undefined;
    void loadPersistently(() => import('../features/top-up/watchPendingOrders.ts')).then(({ watchPendingOrders }) => {
      if (!isGone) stop = watchPendingOrders(services, setPaid);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [services]);

  return (
    paid && (
      <Suspense>
        <PaidOrderNotice order={paid} onClose={() => setPaid(undefined)} />
      </Suspense>
    )
  );
}
