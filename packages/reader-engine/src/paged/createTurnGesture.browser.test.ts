import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnGesture } from './createTurnGesture.ts';

const onDrag = vi.fn<(progress: number) => void>();
const onRelease = vi.fn<(by: 1 | -1 | 0) => void>();
let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  element = document.createElement('div');
  element.textContent = '山中灯火一夜未熄';
  element.style.cssText = 'width:400px;height:600px';
  element.setPointerCapture = () => undefined;
  document.body.replaceChildren(element);
  stop = createTurnGesture({ element, onDrag, onRelease });
});

afterEach(() => {
  stop();
  getSelection()?.removeAllRanges();
  vi.resetAllMocks();
});

interface Touch {
  x: number;
  y?: number;
  /** ms */
  time?: number;
  pointerType?: string;
}

function finger(type: string, { x, y = 300, time = 0, pointerType = 'touch' }: Touch): void {
  const event = new PointerEvent(type, {
    pointerId: 1,
    isPrimary: true,
    pointerType,
    clientX: x,
    clientY: y,
    bubbles: true,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  element.dispatchEvent(event);
}

describe('a swipe', () => {
  it('follows the finger once it is more than a tap', () => {
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 295 });
    expect(onDrag).not.toHaveBeenCalled();
    finger('pointermove', { x: 200 });
    expect(onDrag).toHaveBeenLastCalledWith(0.25);
    finger('pointermove', { x: 340 });
    expect(onDrag).toHaveBeenLastCalledWith(-0.1);
  });

  it.each([
    ['far to the left', 300, 150, 1000, 1],
    ['far to the right', 100, 300, 1000, -1],
    ['short and quick', 300, 250, 40, 1],
    ['short and slow', 300, 260, 1000, 0],
  ])('%s turns accordingly', (_, from, to, time, by) => {
    finger('pointerdown', { x: from });
    finger('pointermove', { x: from + Math.sign(to - from) * 12 });
    finger('pointermove', { x: to, time });
    finger('pointerup', { x: to, time });
    expect(onRelease).toHaveBeenCalledExactlyOnceWith(by);
  });

  it('that the kernel takes over falls back', () => {
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 100 });
    finger('pointercancel', { x: 100 });
    expect(onRelease).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('up or down does not turn', () => {
    finger('pointerdown', { x: 300, y: 300 });
    finger('pointermove', { x: 280, y: 200 });
    finger('pointerup', { x: 280, y: 200 });
    expect(onDrag).not.toHaveBeenCalled();
    expect(onRelease).not.toHaveBeenCalled();
  });

  it('of a mouse does not turn: it selects text', () => {
    finger('pointerdown', { x: 300, pointerType: 'mouse' });
    finger('pointermove', { x: 100, pointerType: 'mouse' });
    expect(onDrag).not.toHaveBeenCalled();
  });

  it('does not turn while text is selected', () => {
    getSelection()?.selectAllChildren(element);
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 100 });
    expect(onDrag).not.toHaveBeenCalled();
  });

  it('swallows the click that follows it, and only that one', async () => {
    const onClick = vi.fn<() => void>();
    element.firstChild?.parentElement?.addEventListener('click', onClick);
    const inner = document.createElement('span');
    element.appendChild(inner);
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 100 });
    finger('pointerup', { x: 100 });
    inner.click();
    expect(onClick).not.toHaveBeenCalled();
    inner.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('leaves a tap a tap', () => {
    finger('pointerdown', { x: 300 });
    finger('pointerup', { x: 302 });
    expect(onRelease).not.toHaveBeenCalled();
  });

  it('moves a page about that is zoomed in, and turns it again once all of it is seen', () => {
    const viewport = window.visualViewport;
    const zoomTo = (scale: number) => {
      vi.spyOn(viewport as VisualViewport, 'scale', 'get').mockReturnValue(scale);
      viewport?.dispatchEvent(new Event('resize'));
    };
    zoomTo(2);
    expect(element.style.touchAction).toBe('manipulation');
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 100 });
    finger('pointerup', { x: 100 });
    expect(onDrag).not.toHaveBeenCalled();
    expect(onRelease).not.toHaveBeenCalled();

    zoomTo(1);
    expect(element.style.touchAction).toBe('pan-y pinch-zoom');
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 100 });
    expect(onDrag).toHaveBeenCalledTimes(1);
  });

  it('leaves vertical movement to the browser, and everything when it ends', () => {
    expect(element.style.touchAction).toBe('pan-y pinch-zoom');
    stop();
    expect(element.style.touchAction).toBe('');
    finger('pointerdown', { x: 300 });
    finger('pointermove', { x: 100 });
    expect(onDrag).not.toHaveBeenCalled();
  });
});
