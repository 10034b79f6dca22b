import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { testServices } from '../../testing/testServices.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (services: ReturnType<typeof testServices>) =>
  renderHook(() => useScrollRestoration('ranks'), {
    wrapper: ({ children }) => <ServicesProvider value={services}>{children}</ServicesProvider>,
  });

describe('a page that is left', () => {
  it.each([
    [0, undefined],
    [400, 400],
  ])('was scrolled to %d before it woke up: %s is kept [D-006]', (scrollY, kept) => {
    vi.stubGlobal('scrollY', scrollY);
    const services = testServices();
    const { unmount } = open(services);
    unmount();
    expect(services.session.read('scroll_ranks', (value) => value)).toBe(kept);
  });

  it('is kept where it stands, also when the document goes before a frame has told of the scroll [D-006]', () => {
    vi.stubGlobal('scrollY', 0);
    const services = testServices();
    open(services);
    vi.stubGlobal('scrollY', 400);
    window.dispatchEvent(new Event('pagehide'));
    expect(services.session.read('scroll_ranks', (value) => value)).toBe(400);
  });

  it('is left at its top again: that is kept, and read as such, not taken for damaged [D-006]', () => {
    vi.stubGlobal('scrollY', 400);
    const services = testServices();
    const { unmount } = open(services);
    vi.stubGlobal('scrollY', 0);
    window.dispatchEvent(new Event('scroll'));
    unmount();
    open(services);
    expect(services.session.read('scroll_ranks', (value) => value)).toBe(0);
  });
});
