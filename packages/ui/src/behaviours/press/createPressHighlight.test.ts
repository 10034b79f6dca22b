import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPressHighlight } from './createPressHighlight.ts';

describe('createPressHighlight', () => {
  let shown = false;
  const press = createPressHighlight((pressed) => {
    shown = pressed;
  });

  beforeEach(() => {
    vi.useFakeTimers();
    press.reset();
  });

  it('shows after 100 ms, not before [UI-22, CONST-32]', () => {
    press.start();
    vi.advanceTimersByTime(99);
    expect(shown).toBe(false);
    vi.advanceTimersByTime(1);
    expect(shown).toBe(true);
  });

  it('shows a tap shorter than that for 150 ms [UI-23, CONST-33]', () => {
    press.start();
    vi.advanceTimersByTime(40);
    press.release();
    vi.advanceTimersByTime(60);
    expect(shown).toBe(true);
    vi.advanceTimersByTime(149);
    expect(shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown).toBe(false);
  });

  it('goes at once when a longer press ends', () => {
    press.start();
    vi.advanceTimersByTime(600);
    expect(shown).toBe(true);
    press.release();
    expect(shown).toBe(false);
  });

  it('goes after 2 s when the end of the press never arrives [UI-24, CONST-34]', () => {
    press.start();
    vi.advanceTimersByTime(1999);
    expect(shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown).toBe(false);
  });

  it('never shows when the press becomes a scroll', () => {
    press.start();
    vi.advanceTimersByTime(50);
    press.cancel();
    vi.advanceTimersByTime(1000);
    expect(shown).toBe(false);
  });

  it('starts anew with every press', () => {
    press.start();
    vi.advanceTimersByTime(1900);
    press.release();
    press.start();
    vi.advanceTimersByTime(200);
    expect(shown).toBe(true);
  });
});
