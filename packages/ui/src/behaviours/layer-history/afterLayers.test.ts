import { beforeEach, describe, expect, it, vi } from 'vitest';
import { windowOfTest } from '../../testing/windowOfTest.ts';
import { afterLayers } from './afterLayers.ts';
import { createLayerHistory } from './createLayerHistory.ts';

describe('afterLayers', () => {
  let epoch = Date.now();
  let layers: ReturnType<typeof createLayerHistory>;

  beforeEach(() => {
    epoch += 1;
    layers = createLayerHistory(windowOfTest(), epoch);
    history.pushState({ page: epoch }, '', `/page-${epoch}`);
  });

  it('waits until the entries of all layers that close are left', async () => {
    const closeLower = layers.open(() => undefined);
    const closeUpper = layers.open(() => undefined);
    const then = vi.fn(() => history.state as unknown);
    closeLower();
    closeUpper();
    afterLayers(then);
    expect(then).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(1));
    expect(then).toHaveReturnedWith({ page: epoch });
  });

  it('ends at the page’s own entry, though a reload left the mark of an earlier layer on it', async () => {
    history.replaceState({ page: epoch, shuyeLayer: [-1, 7] }, '');
    const close = layers.open(() => undefined);
    const then = vi.fn();
    close();
    afterLayers(then);
    await vi.waitFor(() => expect(then).toHaveBeenCalledTimes(1));
  });

  it('calls at once where no layer is open', () => {
    const then = vi.fn();
    afterLayers(then);
    expect(then).toHaveBeenCalledTimes(1);
  });
});
