import { beforeEach, describe, expect, it, vi } from 'vitest';
import { windowOfTest } from '../../testing/windowOfTest.ts';
import { createLayerHistory, type LayerWindow } from './createLayerHistory.ts';

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
/** Every step of the way is a task of its own: leaving the entry, then arriving, at most three times over. */
const settled = async () => {
  for (let task = 0; task < 12; task += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};
const here = () => `${location.pathname} ${JSON.stringify(history.state)}`;
const goBack = async () => {
  const arrival = popped();
  history.back();
  await arrival;
};

/** A page is left whose layers are open. */
const leaveOpen = (view: LayerWindow, count: number, epoch: number) => {
  const former = createLayerHistory(view, epoch);
  for (let layer = 0; layer < count; layer += 1) former.open(() => undefined);
};

describe('createLayerHistory', () => {
  // The tests of a package share a window, which earlier ones have left entries in.
  let epoch = Date.now();
  let view: LayerWindow;
  let layers: ReturnType<typeof createLayerHistory>;

  beforeEach(() => {
    epoch += 1;
    view = windowOfTest();
    layers = createLayerHistory(view, epoch);
    history.pushState({ page: epoch, idx: epoch }, '', `/page-${epoch}`);
  });

  const page = () => `/page-${epoch} ${JSON.stringify({ page: epoch, idx: epoch })}`;

  it('closes the layer, not the page, on back [UI-12, NET-09]', async () => {
    const onBack = vi.fn();
    layers.open(onBack);
    await goBack();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(here()).toBe(page());
  });

  it("keeps the router's own state beside its mark", () => {
    layers.open(() => undefined);
    expect(history.state).toMatchObject({ page: epoch, idx: epoch });
  });

  it('leaves no entry behind when the layer is closed otherwise', async () => {
    const onBack = vi.fn();
    const before = history.length;
    const close = layers.open(onBack);
    close();
    await settled();
    expect(onBack).not.toHaveBeenCalled();
    expect(here()).toBe(page());
    layers.open(() => undefined);
    expect(history.length).toBe(before + 1);
  });

  it('does not call off the page that is opened in the step that closes a layer', async () => {
    const close = layers.open(() => undefined);
    const back = vi.spyOn(history, 'back');
    close();
    window.dispatchEvent(new Event('beforeunload'));
    await settled();
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
    await goBack();
    expect(here()).toBe(page());
  });

  it('leaves no entry behind after an address that led to another application', async () => {
    const before = history.length;
    layers.open(() => undefined)();
    window.dispatchEvent(new Event('beforeunload'));
    await settled();
    layers.open(() => undefined)();
    await settled();
    expect(here()).toBe(page());
    expect(history.length).toBe(before + 1);
  });

  it('closes layers over one another one at a time', async () => {
    const closed: string[] = [];
    layers.open(() => closed.push('lower'));
    layers.open(() => closed.push('upper'));
    await goBack();
    expect(closed).toEqual(['upper']);
    await goBack();
    expect(closed).toEqual(['upper', 'lower']);
    expect(here()).toBe(page());
  });

  it('hands the entry on to a layer that opens as another closes', async () => {
    const onBack = vi.fn();
    layers.open(() => undefined)();
    layers.open(onBack);
    await settled();
    expect(onBack).not.toHaveBeenCalled();
    await goBack();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(here()).toBe(page());
  });

  it('goes back over the entries of two layers that close together', async () => {
    const closeLower = layers.open(() => undefined);
    const closeUpper = layers.open(() => undefined);
    closeLower();
    closeUpper();
    await settled();
    expect(here()).toBe(page());
  });

  it('passes over the entry below a page that the layer led to', async () => {
    const close = layers.open(() => undefined);
    history.pushState({ page: 'next' }, '', '/next');
    close();
    await settled();
    expect(location.pathname).toBe('/next');
    history.back();
    await settled();
    expect(here()).toBe(page());
  });

  it('gives a layer that opens on the way back its entry on arrival', async () => {
    const onBack = vi.fn();
    layers.open(() => undefined)();
    await new Promise((resolve) => setTimeout(resolve, 0));
    layers.open(onBack);
    await settled();
    expect(onBack).not.toHaveBeenCalled();
    await goBack();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(here()).toBe(page());
  });

  describe('after another load of the page', () => {
    it.each([1, 2])('leaves the entries of the %s layers that were open [UI-12]', async (count) => {
      leaveOpen(view, count, epoch - 0.5);
      layers.leaveFormer();
      await settled();
      expect(here()).toBe(page());
    });

    it('passes over them where they are come to later', async () => {
      leaveOpen(view, 1, epoch - 0.5);
      history.pushState({ page: 'next' }, '', '/next');
      layers.leaveFormer();
      await settled();
      expect(location.pathname).toBe('/next');
      history.back();
      await settled();
      expect(here()).toBe(page());
    });

    it('closes a layer that was opened over them, and then the page', async () => {
      leaveOpen(view, 1, epoch - 0.5);
      const onBack = vi.fn();
      layers.open(onBack);
      layers.leaveFormer();
      await settled();
      expect(onBack).not.toHaveBeenCalled();
      await goBack();
      await settled();
      expect(onBack).toHaveBeenCalledTimes(1);
      expect(here()).toBe(page());
    });

    it('stays where no layer was open', async () => {
      const back = vi.spyOn(history, 'back');
      layers.leaveFormer();
      await settled();
      expect(back).not.toHaveBeenCalled();
      back.mockRestore();
    });
  });
});
