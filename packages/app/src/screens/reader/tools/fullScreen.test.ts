import { afterEach, describe, expect, it, vi } from 'vitest';
import { canFillScreen, fillsScreen, toggleFullScreen } from './fullScreen.ts';

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

afterEach(() => {
  for (const name of ['requestFullscreen', 'webkitRequestFullscreen']) {
    Reflect.deleteProperty(document.documentElement, name);
  }
  for (const name of ['fullscreenElement', 'exitFullscreen', 'webkitFullscreenElement', 'webkitExitFullscreen']) {
    Reflect.deleteProperty(document, name);
  }
});

describe('the whole screen', () => {
  it('is not to be had in every kernel', () => {
    expect(canFillScreen()).toBe(false);
    expect(fillsScreen()).toBe(false);
    expect(toggleFullScreen).not.toThrow();
  });

  it('is taken and given back', () => {
    const request = vi.fn(() => Promise.resolve());
    const exit = vi.fn(() => Promise.resolve());
    set(document.documentElement, 'requestFullscreen', request);
    set(document, 'exitFullscreen', exit);
    expect(canFillScreen()).toBe(true);
    toggleFullScreen();
    expect(request).toHaveBeenCalledTimes(1);
    set(document, 'fullscreenElement', document.documentElement);
    expect(fillsScreen()).toBe(true);
    toggleFullScreen();
    expect(exit).toHaveBeenCalledTimes(1);
  });

  it('goes by its old names in old kernels', () => {
    const request = vi.fn();
    const exit = vi.fn();
    set(document.documentElement, 'webkitRequestFullscreen', request);
    set(document, 'webkitExitFullscreen', exit);
    toggleFullScreen();
    expect(request).toHaveBeenCalledTimes(1);
    set(document, 'webkitFullscreenElement', document.documentElement);
    toggleFullScreen();
    expect(exit).toHaveBeenCalledTimes(1);
  });

  it('that is refused changes nothing', async () => {
    set(document.documentElement, 'requestFullscreen', () => Promise.reject(new TypeError('not allowed')));
    expect(toggleFullScreen).not.toThrow();
    await Promise.resolve();
  });
});
