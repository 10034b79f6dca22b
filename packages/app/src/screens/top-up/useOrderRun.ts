import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createOrderRun } from '../../features/top-up/createOrderRun.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** The top-up of this page, from its beginning or from the payment that the address names; left with the page [PAY-05]. */
export function useOrderRun(payment: string | undefined) {
  const { host, storeOf } = useServices();
  const run = storeOf(createOrderRun);

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
    // Some containers open their cashier without hiding the page.
    const forget = host.bridge.onPageEvent?.((event) => {
      if (event === 'pageShow') returned();
    });
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('pageshow', onShow);
      forget?.();
      leave();
    };
  }, [run, host, payment]);

  return useStore(run);
}
