import { useEffect, useRef, useState } from 'react';
import { observeInView } from '../../behaviours/observeInView.ts';

/** Distance from the viewport at which a picture is wanted (UI-18). */
export const LAZY_ROOT_MARGIN = '25%';
/** A picture that is scrolled past within this time is not fetched (UI-19). */
export const LAZY_DELAY_MS = 300;
/** How often a failed picture is tried again (UI-20). */
export const LAZY_RETRIES = 3;
/** Bounds of the random wait before each retry (UI-21). */
export const LAZY_RETRY_MIN_MS = 1000;
export const LAZY_RETRY_MAX_MS = 6000;

type Phase = 'waiting' | 'loading' | 'loaded' | 'retrying' | 'failed';

interface LazyImageOptions {
  eager: boolean;
  /** 0 to below 1. */
  random: () => number;
}

/** Decides when a picture's address is given to the browser, and what happens after a failure. */
export function useLazyImage({ eager, random }: LazyImageOptions) {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [phase, setPhase] = useState<Phase>(eager ? 'loading' : 'waiting');
  const [attempt, setAttempt] = useState(0);

  const fail = () => setPhase(attempt < LAZY_RETRIES ? 'retrying' : 'failed');

  useEffect(() => {
    if (phase !== 'waiting' || !frame.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = observeInView(frame.current, LAZY_ROOT_MARGIN, (inView) => {
      clearTimeout(timer);
      if (inView) timer = setTimeout(() => setPhase('loading'), LAZY_DELAY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [phase]);

  useEffect(() => {
    if (phase !== 'retrying') return undefined;
    const wait = LAZY_RETRY_MIN_MS + random() * (LAZY_RETRY_MAX_MS - LAZY_RETRY_MIN_MS);
    const timer = setTimeout(() => {
      setAttempt((count) => count + 1);
      setPhase('loading');
    }, wait);
    return () => clearTimeout(timer);
  }, [phase, random]);

  // A server-rendered picture may have ended before anybody listened.
  useEffect(() => {
    const element = image.current;
    if (!eager || !element?.complete) return;
    if (element.naturalWidth > 0) setPhase('loaded');
    else setPhase('retrying');
  }, [eager]);

  return { frame, image, phase, attempt, succeed: () => setPhase('loaded'), fail };
}
