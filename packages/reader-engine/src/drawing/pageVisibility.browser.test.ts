import { describe, expect, it } from 'vitest';
import { pageVisibility } from './pageVisibility.ts';

describe('the visibility of a page', () => {
  it('ends when the page is left, and comes back with it', () => {
    const visibility = pageVisibility(document);
    const seen: boolean[] = [];
    const unwatch = visibility.watch(() => seen.push(visibility.isVisible()));
    expect(visibility.isVisible()).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(seen).toEqual([false, true, true]);
    unwatch();
    window.dispatchEvent(new Event('pagehide'));
    expect(seen).toHaveLength(3);
  });
});
