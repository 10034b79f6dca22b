import type { WindVaneObject, WindVaneWindow } from './WindVaneWindow.ts';

/** A container that has not put its object into the page by then has none. */
const INJECTION_MS = 4000;
const LOOK_MS = 50;

/** Hands over the container's object once it is there, announced or not, else nothing. Returns what ends the wait. */
export function awaitWindVane(
  window: WindVaneWindow,
  found: (windVane: WindVaneObject | undefined) => void,
): () => void {
  if (window.WindVane) {
    found(window.WindVane);
    return () => undefined;
  }
  let waitedMs = 0;
  const end = (): void => {
    clearInterval(timer);
    window.document.removeEventListener('WindVaneReady', look);
  };
  const look = (): void => {
    if (!window.WindVane && waitedMs < INJECTION_MS) return;
    end();
    found(window.WindVane);
  };
  const timer = setInterval(() => {
    waitedMs += LOOK_MS;
    look();
  }, LOOK_MS);
  window.document.addEventListener('WindVaneReady', look);
  return end;
}
