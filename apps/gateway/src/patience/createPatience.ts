import type { Patience } from './Patience.ts';

/** What closes when its caller goes: a socket. */
export interface Line {
  readonly destroyed: boolean;
  once: (event: 'close', listener: () => void) => unknown;
  off: (event: 'close', listener: () => void) => unknown;
}

interface PatienceOptions {
  /** Milliseconds from now. */
  ms: number;
  /** Absent, only time counts. */
  line?: Line | undefined;
}

/** Patience of a caller. It keeps neither timer nor listener while nobody listens. */
export function createPatience({ ms, line }: PatienceOptions): Patience {
  const endsAtMs = performance.now() + ms;
  return {
    isOver: () => line?.destroyed === true || performance.now() >= endsAtMs,
    onEnd: (listener) => {
      const stop = (): void => {
        clearTimeout(timer);
        line?.off('close', end);
      };
      const end = (): void => {
        stop();
        listener();
      };
      const timer = setTimeout(end, Math.max(0, endsAtMs - performance.now()));
      line?.once('close', end);
      if (line?.destroyed === true) queueMicrotask(end);
      return stop;
    },
  };
}
