import { countdownLabel, secondsLeft } from '@shuye/core-domain/time';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

const TICK_MS = 1000;

export interface Countdown {
  /** Left at `since`. */
  seconds: number;
  /** Milliseconds of this device. */
  since: number;
}

/**
 * The countdown's words, kept up to date; undefined without one, and for one that is ignored [COVER-23] [COVER-24].
 * `onEnd` is called when it ends before the reader's eyes.
 */
export function useCountdown(countdown: Countdown | undefined, onEnd: () => void): string | undefined {
  const { now } = useServices();
  const { seconds = -1, since = 0 } = countdown ?? {};
  const end = since + seconds * 1000;
  // Begins with the data alone, so that a server's markup and the device's first one agree.
  const [time, setTime] = useState(since);
  const latest = useRef(onEnd);

  useEffect(() => {
    latest.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (end <= since) return undefined;
    const tick = () => {
      setTime(now());
      if (now() < end) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(tick, TICK_MS);
    // Data that was kept may be old by now.
    const first = setTimeout(() => setTime(now()), 0);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [end, since, now]);

  return countdownLabel(seconds < 0 ? seconds : secondsLeft(end, Math.max(time, since)));
}
