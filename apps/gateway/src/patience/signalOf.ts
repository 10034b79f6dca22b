import type { Patience } from './Patience.ts';

/** Patience as the signal that the platform's calls take; `stop` takes it off the caller's line. */
export function signalOf(patience: Patience): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController();
  if (patience.isOver()) controller.abort();
  const stop = patience.onEnd(() => controller.abort());
  return { signal: controller.signal, stop };
}
