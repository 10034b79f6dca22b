import { describe, expect, it, vi } from 'vitest';
import type { Viewport } from '../layout/pageGeometry.ts';
import { painted } from '../testing/mountView.ts';
import { watchSize } from './watchSize.ts';

function watched() {
  const element = document.createElement('div');
  element.style.cssText = 'width:300px;height:400px';
  document.body.appendChild(element);
  const onSize = vi.fn<(size: Viewport) => void>();
  return { element, onSize, stop: watchSize(element, onSize) };
}

describe('watching a size', () => {
  it('tells the new one, once', async () => {
    const { element, onSize, stop } = watched();
    await painted();
    expect(onSize).not.toHaveBeenCalled();
    element.style.width = '500px';
    await painted();
    window.dispatchEvent(new Event('resize'));
    expect(onSize).toHaveBeenCalledExactlyOnceWith({ width: 500, height: 400 });
    stop();
  });

  it('says nothing of an element that is hidden, and of the size it comes back with', async () => {
    const { element, onSize, stop } = watched();
    element.style.display = 'none';
    await painted();
    element.style.display = '';
    await painted();
    expect(onSize).not.toHaveBeenCalled();
    stop();
  });

  it('ends when it is told to', async () => {
    const { element, onSize, stop } = watched();
    stop();
    element.style.width = '500px';
    await painted();
    window.dispatchEvent(new Event('resize'));
    expect(onSize).not.toHaveBeenCalled();
  });
});
