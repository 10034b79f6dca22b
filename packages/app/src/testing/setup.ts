import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { elementError } from './elementError.ts';
import { endTest } from './fetchOfTest.ts';

configure({ getElementError: elementError });

// The window of jsdom does not scroll.
const scrollTo = (_left: number, top: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
};

// Nor does it know media queries.
const matchesNothing = () => ({ matches: false });

beforeEach(() => {
  if (typeof window === 'undefined') return;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', matchesNothing);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  endTest();
  if (typeof window !== 'undefined') {
    cleanup();
    scrollTo(0, 0);
    document.title = '';
    // Files share their worker: what one left on its device is no other's.
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
