import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { keepInStep, type ItemStore, type Synced } from './keepInStep.ts';

/** A page with things of its own that are kept in step. */
function aPage(unsent: readonly string[] = []) {
  const store: ItemStore<Synced> = createStore(() => ({
    record: { unsent, highest: 1 },
    change: (make: (record: Synced) => Synced) => make({ unsent, highest: 1 }),
  }));
  const sync = vi.fn(() => Promise.resolve());
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const stop = keepInStep(store, sync, { onNetworkChange: () => () => undefined }, page as unknown as Document);
  const show = (visibilityState: DocumentVisibilityState): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { sync, stop, show };
}

describe('what is kept in step', () => {
  it('is asked for when a page opens and is seen again, and not when it is hidden or left with nothing to tell', () => {
    const { sync, stop, show } = aPage();
    show('hidden');
    expect(sync).toHaveBeenCalledTimes(1);
    show('visible');
    expect(sync).toHaveBeenCalledTimes(2);
    stop();
    expect(sync).toHaveBeenCalledTimes(2);
  });

  it('is sent when the page is hidden or left while something waits', () => {
    const { sync, stop, show } = aPage(['a1']);
    show('hidden');
    expect(sync).toHaveBeenCalledTimes(2);
    stop();
    expect(sync).toHaveBeenCalledTimes(3);
  });
});
