import { countdownLabel, stepCountdown, type RunningCountdown } from '@shuye/core-domain/time';
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
  const { nowMs } = useServices();
  const { seconds = -1, since = 0 } = countdown ?? {};
  const end = since / 1000 + seconds;
  // Begins with the data alone, so that a server's markup and the device's first one agree.
  const [running, setRunning] = useState<RunningCountdown>({ end, seconds });
  const latest = useRef(onEnd);

  useEffect(() => {
    latest.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (seconds <= 0) return undefined;
    // Data of a server's rendering bears its time: by a clock that is behind it, the countdown would not begin for as long.
    let current: RunningCountdown = { end: Math.min(end, nowMs() / 1000 + seconds), seconds };
    const show = (next: RunningCountdown) => setRunning({ end, seconds: next.seconds });
    const tick = () => {
      const { ended, ...next } = stepCountdown(current, nowMs() / 1000);
      current = next;
      show(next);
      if (!ended) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(tick, TICK_MS);
    // Cached data may be old by now.
    const first = setTimeout(() => show(stepCountdown(current, nowMs() / 1000)), 0);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [end, seconds, nowMs]);

  return countdownLabel(running.end === end ? running.seconds : seconds);
}
