import { useEffect, useState } from 'react';
import { useStepsBack } from '../../hooks/useStepsBack.ts';
import { parseOrderAtCashier } from '../../features/top-up/parseOrderAtCashier.ts';
import { useLocation, useNavigate, useNavigationType } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Browsers keep so many entries of a tab at least, and from then on their number tells no place. */
const MAX_ENTRIES = 50;

/**
 * The way back past a cashier's pages, however many they were, to the page that waits for the beans (D-163): a page that
 * was just opened is the last entry of its tab, so that their number tells where both lie. Names that entry, counted from
 * 1, for the cashier to be opened; undefined where it is not known. Where `payment` came back from a cashier, the state
 * of this page learns how far behind it that entry lies.
 */
export function useWaitingEntry(payment: string | undefined): number | undefined {
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const change: string = useNavigationType();
  const [entry] = useState(() => (change === 'PUSH' ? window.history.length : undefined));
  const steps = useStepsBack();

  useEffect(() => {
    if (payment === undefined || steps > 0) return;
    const order = session.read('order_at_cashier', parseOrderAtCashier);
    if (order?.requestKey !== payment || order.waitingEntry === undefined) return;
    const here = window.history.length;
    if (here >= MAX_ENTRIES || here <= order.waitingEntry) return;
    void navigate(pathname + search, { replace: true, state: here - order.waitingEntry });
  }, [session, navigate, pathname, search, payment, steps]);

  return entry === undefined || steps === 0 ? undefined : entry - steps;
}
