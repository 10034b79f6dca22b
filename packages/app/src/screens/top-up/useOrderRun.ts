import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createOrderRun } from '../../features/top-up/createOrderRun.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** A cashier that was left answers by then; in milliseconds. */
const ANSWER_MS = 5000;

/** The top-up of this page, from its beginning or from the payment that the address names; left with the page [PAY-05]. */
export function useOrderRun(payment: string | undefined) {
  const { host, storeOf } = useServices();
  const run = storeOf(createOrderRun);
  /** The run of the payment whose cashier was left and has not answered. */
  const [unansweredRun, setUnansweredRun] = useState<number>();

  useEffect(() => {
    const { resume, returned: seenAgain, leave } = run.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const returned = (): void => {
      seenAgain();
      const left = run.getState().order;
      if (left.phase !== 'paying') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = run.getState().order;
        if (now.phase !== 'paying' || now.run !== left.run) return;
        setUnansweredRun(now.run);
        seenAgain();
      }, ANSWER_MS);
    };
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
      clearTimeout(timer);
      leave();
    };
  }, [run, host, payment]);

  return { ...useStore(run), unansweredRun };
}
