import { useEffect, useRef, useState } from 'react';
import type { Services } from '../services/Services.ts';
import { followSlowReads, type ShownWaits } from './followSlowReads.ts';

const nothing: ShownWaits = { reads: 'none', isPaymentSlow: false };

/** What screens wait long for, and how reads are asked for anew. */
export function useSlowReads(services: Services): ShownWaits & { again: () => void } {
  const [shown, setShown] = useState(nothing);
  const again = useRef(() => {});
  useEffect(() => {
    const followed = followSlowReads(services, setShown);
    again.current = followed.again;
    return () => {
      followed.stop();
      setShown(nothing);
    };
  }, [services]);
  return { ...shown, again: () => again.current() };
}
