import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine is no failure.
configure({ asyncUtilTimeout: 10_000 });

// What jsdom lacks: a window that scrolls.
const scrollTo = (_left: number, top: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => {
  if (typeof window === 'undefined') return;
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  if (typeof window !== 'undefined') {
    cleanup();
    scrollTo(0, 0);
    document.title = '';
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
