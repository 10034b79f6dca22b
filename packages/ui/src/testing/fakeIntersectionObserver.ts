import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Watch {
  observer: object;
  element: Element;
  margin: string | undefined;
  tell: (inView: boolean) => void;
}

export function fakeIntersectionObserver() {
  const watches: Watch[] = [];

  class FakeObserver {
    readonly notify: IntersectionObserverCallback;
    readonly margin: string | undefined;

    constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.notify = notify;
      this.margin = options?.rootMargin;
    }
    observe(element: Element) {
      const tell = (isIntersecting: boolean) => Reflect.apply(this.notify, undefined, [[{ isIntersecting }]]);
      watches.push({ observer: this, element, margin: this.margin, tell });
    }
    disconnect() {
      watches.splice(0, watches.length, ...watches.filter(({ observer }) => observer !== this));
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);

  const tell = (inView: boolean) => act(() => watches.slice().forEach((watch) => watch.tell(inView)));
  return {
    enter: () => tell(true),
    leave: () => tell(false),
    margins: () => watches.map(({ margin }) => margin),
    count: () => watches.length,
  };
}
