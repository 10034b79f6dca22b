import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollEnd } from './createScrollEnd.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const onRest = vi.fn<() => void>();
  const rest = createScrollEnd({ after: 150, every: 2000, onRest });
  /** Moves in every frame for so long, ms. */
  const move = (milliseconds: number): void => {
    for (let passed = 0; passed < milliseconds; passed += 16) {
      rest.moved();
      vi.advanceTimersByTime(16);
    }
  };
  return { rest, onRest, move };
}

describe('a movement', () => {
  it('is told of once it has rested, once', () => {
    const { onRest, move } = watched();
    move(800);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    expect(onRest).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  it('is told of no sooner than it rests, whenever it began', () => {
    const { rest, onRest } = watched();
    rest.moved();
    vi.advanceTimersByTime(140);
    rest.moved();
    vi.advanceTimersByTime(149);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  it('that goes on and on is told of now and then', () => {
    const { onRest, move } = watched();
    move(9000);
    expect(onRest).toHaveBeenCalledTimes(4);
  });

  it('is told of at once where nobody can wait, and not again when it rests', () => {
    const { rest, onRest, move } = watched();
    rest.tell();
    expect(onRest).not.toHaveBeenCalled();
    move(100);
    rest.tell();
    expect(onRest).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  it('is forgotten where something else has set the place, and leaves no timer behind', () => {
    const { rest, onRest, move } = watched();
    move(100);
    rest.forget();
    expect(vi.getTimerCount()).toBe(0);
    rest.tell();
    expect(onRest).not.toHaveBeenCalled();
  });
});
