import { onTestFinished } from 'vitest';

/** The window for one test: what listens there ends with it. Files share the window, and would be answered to as well. */
export function windowOfTest(): Pick<Window, 'history' | 'setTimeout' | 'addEventListener'> {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  return {
    history: window.history,
    setTimeout: window.setTimeout.bind(window),
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      window.addEventListener(type, listener, { signal: end.signal }),
  };
}
