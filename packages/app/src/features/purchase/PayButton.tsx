import type { Settlement } from '@shuye/core-domain/purchase';
import { Button } from '@shuye/ui';
import { useEffect, useId, useRef } from 'react';
import { openedByWaiting } from '../../hooks/useStepsBack.ts';
import { paths } from '../../routes.ts';
import { useLocation, useNavigate } from '../../router/index.ts';
import { usePaymentWait } from './usePaymentWait.ts';

interface PayButtonProps {
  settlement: Settlement;
  /** The page with what is chosen on it: a top-up leads back there. */
  chosenPage: string;
  isBusy: boolean;
  onPay: () => void;
}

/** Pays, or leads to the top-up that is missing; it keeps the focus where a refusal makes the one of the other. */
export function PayButton({ settlement, chosenPage, isBusy, onPay }: PayButtonProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const { affordable } = settlement.outcome;
  const shown = useRef(affordable);
  usePaymentWait(isBusy);

  useEffect(() => {
    const isChanged = shown.current !== affordable;
    shown.current = affordable;
    // The element that had it is gone by now.
    if (isChanged && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [affordable, id]);

  return (
    <Button
      id={id}
      variant="primary"
      wide
      {...(affordable
        ? { busy: isBusy, onPress: onPay }
        : {
            href: paths.topUp({ returnPath: chosenPage }),
            state: openedByWaiting,
            // The choice is there again behind a cashier that was another page.
            onPress: () => void navigate(chosenPage, { replace: true, state }),
          })}
    >
      {settlement.button}
    </Button>
  );
}
