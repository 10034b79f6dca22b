import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLeaf } from './createLeaf.ts';
import { createTurnMotion, TURN_MS, type Leaves } from './createTurnMotion.ts';

let leaves: Leaves;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stage = document.createElement('div');
  stage.style.cssText = 'position:relative;width:300px;height:400px;overflow:hidden';
  document.body.replaceChildren(stage);
  leaves = { previous: createLeaf(document), current: createLeaf(document), next: createLeaf(document) };
  stage.append(leaves.previous.element, leaves.current.element, leaves.next.element);
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = (): string[] =>
  Object.entries(leaves)
    .filter(([, { element }]) => getComputedStyle(element).visibility === 'visible')
    .map(([name]) => name);

const shift = ({ element }: { element: HTMLElement }): string => element.style.transform;

describe('turning', () => {
  it('shows nothing but the page at rest', () => {
    createTurnMotion({ mode: 'slide', animated: true }).rest(leaves);
    expect(shown()).toEqual(['current']);
  });

  it('shows the page and the one that comes, side by side, under a finger', () => {
    createTurnMotion({ mode: 'slide', animated: true }).hold(leaves, 0.25);
    expect(shown()).toEqual(['previous', 'current', 'next']);
    expect(shift(leaves.current)).toBe('translate3d(-25%, 0px, 0px)');
    expect(shift(leaves.next)).toBe('translate3d(75%, 0px, 0px)');
  });

  it('lets the next page lie still under the one that is taken away', () => {
    createTurnMotion({ mode: 'cover', animated: true }).hold(leaves, 0.25);
    expect(shift(leaves.current)).toBe('translate3d(-25%, 0px, 0px)');
    expect(shift(leaves.next)).toBe('translate3d(0%, 0px, 0px)');
    expect(Number(leaves.current.element.style.zIndex)).toBeGreaterThan(Number(leaves.next.element.style.zIndex));
  });

  it('moves to rest and reports its end', () => {
    const done = vi.fn<() => void>();
    const motion = createTurnMotion({ mode: 'slide', animated: true });
    motion.settle(leaves, -0.75, done);
    expect(motion.isMoving).toBe(true);
    expect(leaves.current.element.style.transition).toContain(`${TURN_MS}ms`);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(TURN_MS + 100);
    expect(done).toHaveBeenCalledTimes(1);
    expect(motion.isMoving).toBe(false);
    expect(shown()).toEqual(['current']);
  });

  it('may be cut short by the next turn', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const motion = createTurnMotion({ mode: 'slide', animated: true });
    motion.settle(leaves, -1, first);
    vi.advanceTimersByTime(50);
    motion.rest(leaves);
    motion.settle(leaves, -1, second);
    vi.advanceTimersByTime(TURN_MS + 100);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['none', true],
    ['slide', false],
  ] as const)('is a cut in mode %s, animated: %s', (mode, animated) => {
    const done = vi.fn<() => void>();
    createTurnMotion({ mode, animated }).settle(leaves, -1, done);
    expect(done).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['current']);
  });
});

const writes =
  (text: string) =>
  (into: HTMLElement): undefined => {
    into.textContent = text;
  };

describe('a leaf', () => {
  it('draws what it is given, once for the same key', () => {
    const draw = vi.fn<ReturnType<typeof writes>>(writes('山中灯火'));
    leaves.current.show({ key: '1/0', draw });
    leaves.current.show({ key: '1/0', draw });
    expect(draw).toHaveBeenCalledTimes(1);
    expect(leaves.current.element.innerText).toBe('山中灯火');
  });

  it('gives the screen an element for a placeholder, and keeps what the screen puts there', () => {
    leaves.current.show({ key: 'finished', placeholder: { kind: 'finished' } });
    leaves.current.placeholderElement.textContent = '全书完';
    expect(leaves.current.element.innerText).toBe('全书完');
    leaves.current.show({ key: '1/0', draw: writes('山中灯火') });
    expect(leaves.current.element.innerText).toBe('山中灯火');
    expect(leaves.current.placeholderElement.textContent).toBe('全书完');
  });

  it('may be empty', () => {
    leaves.current.show({ key: '1/0', draw: writes('山中灯火') });
    leaves.current.show(undefined);
    expect(leaves.current.element.innerText).toBe('');
  });
});
