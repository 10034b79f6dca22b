import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { ReaderInsets } from '../page/insetStyle.ts';

export interface MeasuredEdges {
  top: RefObject<HTMLDivElement | null>;
  bottom: RefObject<HTMLDivElement | null>;
}

/** Tells how much of the page the bars inside two elements take, whenever it changes. */
export function useMeasuredInsets(onInsets: (insets: ReaderInsets) => void): MeasuredEdges {
  const top = useRef<HTMLDivElement>(null);
  const bottom = useRef<HTMLDivElement>(null);
  const told = useRef('');
  const latest = useRef(onInsets);

  const measure = useRef(() => {
    const insets = { top: `${top.current?.offsetHeight ?? 0}px`, bottom: `${bottom.current?.offsetHeight ?? 0}px` };
    const text = `${insets.top} ${insets.bottom}`;
    if (text === told.current) return;
    told.current = text;
    latest.current(insets);
  });

  useLayoutEffect(() => {
    latest.current = onInsets;
    measure.current();
  });
  // Bars come and go by themselves too: an ad arrives, a button fades.
  useEffect(() => {
    const look = measure.current;
    const changes = new MutationObserver(look);
    for (const { current } of [top, bottom]) if (current) changes.observe(current, { childList: true, subtree: true });
    window.addEventListener('resize', look);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', look);
    };
  });

  return { top, bottom };
}
