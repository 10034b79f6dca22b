import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createOrderRun } from '../../features/top-up/createOrderRun.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** The top-up of this page, from its beginning or from the payment that the address names; left with the page [PAY-05]. */
export function useOrderRun(payment: string | undefined) {
  const run = useServices().storeOf(createOrderRun);

  useEffect(() => {
    const { resume, returned, leave } = run.getState();
    if (payment !== undefined) resume(payment);
    // A page that the browser kept in memory, or a cashier that was an app of its own.
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') returned();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) returned();
    };
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('pageshow', onShow);
      leave();
    };
  }, [run, payment]);

  return useStore(run);
}
