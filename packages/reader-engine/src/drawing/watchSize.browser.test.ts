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
  it('reports a new size once', async () => {
    const { element, onSize, stop } = watched();
    await painted();
    expect(onSize).not.toHaveBeenCalled();
    element.style.width = '500px';
    await painted();
    window.dispatchEvent(new Event('resize'));
    expect(onSize).toHaveBeenCalledExactlyOnceWith({ width: 500, height: 400 });
    stop();
  });

  it('reports neither a hidden element nor the unchanged size it is shown with again', async () => {
    const { element, onSize, stop } = watched();
    element.style.display = 'none';
    await painted();
    element.style.display = '';
    await painted();
    expect(onSize).not.toHaveBeenCalled();
    stop();
  });

  it('reports no size after it was stopped', async () => {
    const { element, onSize, stop } = watched();
    stop();
    element.style.width = '500px';
    await painted();
    window.dispatchEvent(new Event('resize'));
    expect(onSize).not.toHaveBeenCalled();
  });
});
