import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWebBridge } from './createWebBridge.ts';
import type { WebWindow } from './WebWindow.ts';

const aWindow = (navigator: { onLine: boolean } & WebWindow['navigator'] = { onLine: true }) => {
  const events = new EventTarget();
  const window: WebWindow = {
    ononline: null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator,
  };
  return { window, fire: (type: string) => events.dispatchEvent(new Event(type)) };
};

const card = { title: '山中灯火', text: '一盏灯', url: '/cover/1001' };

/** A bridge in a browser that has no events, watched from the start. */
const watched = () => {
  vi.useFakeTimers();
  const { ononline: _none, ...window } = aWindow().window;
  const navigator = { onLine: true };
  const seen = vi.fn();
  const stop = createWebBridge({ ...window, navigator }).onNetworkChange(seen);
  return { navigator, seen, stop };
};

describe('createWebBridge', () => {
  it('reports every change of the network until it is stopped, and whether there is one now [NET-02]', () => {
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

  it('reports that the network is back to a page that was told during the outage that it is online [NET-02]', () => {
    const { window, fire } = aWindow({ onLine: true });
    const seen = vi.fn();
    createWebBridge(window).onNetworkChange(seen);
    fire('online');
    expect(seen.mock.calls).toEqual([[true]]);
  });

  describe('in a browser without online and offline events', () => {
    afterEach(() => void vi.useRealTimers());

    it('asks every 500 ms whether there is a network, and reports each change once [NET-03]', () => {
      const { navigator, seen } = watched();
      navigator.onLine = false;
      vi.advanceTimersByTime(499);
      expect(seen).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(seen.mock.calls).toEqual([[false]]);

      vi.advanceTimersByTime(5000);
      expect(seen.mock.calls).toEqual([[false]]);

      navigator.onLine = true;
      vi.advanceTimersByTime(500);
      expect(seen.mock.calls).toEqual([[false], [true]]);
    });

    it('asks no more once it is stopped, and leaves no timer [NET-03]', () => {
      const { navigator, seen, stop } = watched();
      stop();
      navigator.onLine = false;
      vi.advanceTimersByTime(5000);
      expect(seen).not.toHaveBeenCalled();
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it('sets no timer where the browser has events [NET-02]', () => {
    vi.useFakeTimers();
    const stop = createWebBridge(aWindow().window).onNetworkChange(() => undefined);
    expect(vi.getTimerCount()).toBe(0);
    stop();
    vi.useRealTimers();
  });

  it('offers no sharing where the browser has none', () => {
    expect(createWebBridge(aWindow().window).share).toBeUndefined();
  });

  it.each([
    ['shared', () => Promise.resolve(), true],
    ['closed by the reader', () => Promise.reject(new DOMException('', 'AbortError')), false],
  ])('answers when the share panel was %s', async (_name, share, answer) => {
    const bridge = createWebBridge(aWindow({ onLine: true, share }).window);
    await expect(bridge.share?.(card)).resolves.toBe(answer);
  });

  it('passes on a failure of the share panel that the reader did not cause', async () => {
    const bridge = createWebBridge(aWindow({ onLine: true, share: () => Promise.reject(new Error('no')) }).window);
    await expect(bridge.share?.(card)).rejects.toThrow('no');
  });
});
