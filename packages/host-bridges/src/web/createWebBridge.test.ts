import { describe, expect, it, vi } from 'vitest';
import { createWebBridge, type WebWindow } from './createWebBridge.ts';

const aWindow = (navigator: WebWindow['navigator'] = { onLine: true }) => {
  const events = new EventTarget();
  const window: WebWindow = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator,
  };
  return { window, fire: (type: string) => events.dispatchEvent(new Event(type)) };
};

const card = { title: '山中灯火', text: '一盏灯', url: '/cover/1001' };

describe('createWebBridge', () => {
  it('tells whether the browser is online, and every change until it is stopped [NET-01]', () => {
    const { window, fire } = aWindow();
    const bridge = createWebBridge(window);
    const seen = vi.fn();
    const stop = bridge.onNetworkChange(seen);

    fire('offline');
    fire('online');
    stop();
    fire('offline');

    expect(bridge.isOnline()).toBe(true);
    expect(seen.mock.calls).toEqual([[false], [true]]);
  });

  it('has no share where the browser has none', () => {
    expect(createWebBridge(aWindow().window).share).toBeUndefined();
  });

  it.each([
    ['shared', () => Promise.resolve(), true],
    ['closed by the reader', () => Promise.reject(new DOMException('', 'AbortError')), false],
  ])('answers when the panel was %s', async (_name, share, answer) => {
    const bridge = createWebBridge(aWindow({ onLine: true, share }).window);
    await expect(bridge.share?.(card)).resolves.toBe(answer);
  });

  it('passes on a failure that is none of the reader', async () => {
    const bridge = createWebBridge(aWindow({ onLine: true, share: () => Promise.reject(new Error('no')) }).window);
    await expect(bridge.share?.(card)).rejects.toThrow('no');
  });
});
