import { useEffect, useState } from 'react';
import { parseOrderAtCashier, type WayBack } from '../../features/top-up/parseOrderAtCashier.ts';
import { useStepsBack } from '../../hooks/useStepsBack.ts';
import { useLocation, useNavigate, useNavigationType } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Browsers keep so many entries of a tab at least, and from then on their number tells no place. */
const MAX_ENTRIES = 50;

/**
 * The way back past a cashier's pages, however many they were, to the page that waits for the beans (D-163): a page that
 * was just opened is the last entry of its tab, so that their number tells where both lie. Where `payment` came back from
 * a cashier, the state of this page learns how far behind it the page lies that waits. @returns what the next cashier is
 * left with; undefined where it is not known.
 */
export function useWayBack(payment: string | undefined): WayBack | undefined {
  const { session } = useServices();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const change: string = useNavigationType();
  const steps = useStepsBack();
  const [{ entry, waiting }] = useState(() => {
    const { requestKey, wayBack } = session.read('order_at_cashier', parseOrderAtCashier) ?? {};
    const isReturn = payment !== undefined && requestKey === payment && steps === 0;
    if (change === 'PUSH' || isReturn) {
      return { entry: window.history.length, waiting: isReturn ? wayBack?.entry : undefined };
    }
    // Gone back to from the cashier that it led to.
    return { entry: wayBack?.key === key ? wayBack.entry + steps : undefined };
  });

  useEffect(() => {
    if (entry === undefined || waiting === undefined || steps > 0) return;
    if (entry >= MAX_ENTRIES || entry <= waiting) return;
    void navigate(pathname + search, { replace: true, state: entry - waiting });
  }, [navigate, pathname, search, entry, waiting, steps]);

  return entry === undefined || steps === 0 ? undefined : { entry: entry - steps, key };
}
