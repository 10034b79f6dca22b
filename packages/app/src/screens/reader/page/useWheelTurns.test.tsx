import { fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useWheelTurns } from './useWheelTurns.ts';

function aPage(turns = true) {
  const element = document.createElement('section');
  const turn = vi.fn<(by: 1 | -1) => void>();
  const handle = { element: () => element, view: () => undefined, turn, scrollLines: () => undefined };
  const { unmount } = renderHook(() => useWheelTurns({ current: handle }, turns));
  const wheel = (at: number, init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { cancelable: true, ...init });
    Object.defineProperty(event, 'timeStamp', { value: at });
    return fireEvent(element, event);
  };
  return { turn, wheel, unmount };
}

describe('the wheel', () => {
  it('turns one page a gesture, however far it runs on', () => {
    const { turn, wheel } = aPage();
    for (let at = 0; at < 1000; at += 16) wheel(at, { deltaY: 40 });
    expect(turn.mock.calls).toEqual([[1]]);
    wheel(1300, { deltaY: 3 });
    expect(turn).toHaveBeenCalledTimes(2);
  });

  it('turns back, and at once when the direction changes', () => {
    const { turn, wheel } = aPage();
    wheel(0, { deltaY: 40 });
    wheel(20, { deltaY: -40 });
    expect(turn.mock.calls).toEqual([[1], [-1]]);
  });

  it('takes a movement to the side too', () => {
    const { turn, wheel } = aPage();
    wheel(0, { deltaX: -30, deltaY: 2 });
    expect(turn.mock.calls).toEqual([[-1]]);
  });

  it('leaves zooming and a trembling finger alone', () => {
    const { turn, wheel } = aPage();
    expect(wheel(0, { deltaY: 40, ctrlKey: true })).toBe(true);
    wheel(500, { deltaY: 1 });
    expect(turn).not.toHaveBeenCalled();
  });

  it('scrolls where text scrolls, and is free again afterwards', () => {
    const scrolling = aPage(false);
    expect(scrolling.wheel(0, { deltaY: 40 })).toBe(true);
    const left = aPage();
    left.unmount();
    left.wheel(0, { deltaY: 40 });
    expect(left.turn).not.toHaveBeenCalled();
  });
});
