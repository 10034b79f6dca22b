import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTabs } from './browserTabs.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the tabs of a browser', () => {
  it('take turns by its locks and speak over a channel of the product', async () => {
    const request = vi.fn((_name: string, _options: object, work: () => unknown) => work());
    const opened: string[] = [];
    const posted: unknown[] = [];
    class Channel extends EventTarget {
      constructor(name: string) {
        super();
        opened.push(name);
      }
      postMessage(message: unknown) {
        posted.push(message);
      }
    }
    vi.stubGlobal('navigator', { locks: { request } });
    vi.stubGlobal('BroadcastChannel', Channel);

    const { locks, channel } = browserTabs();
    await expect(locks?.request('a', { signal: new AbortController().signal }, async () => 1)).resolves.toBe(1);
    channel?.post('news');
    expect([opened, posted]).toEqual([['shuye_session'], ['news']]);
  });

  it('stay alone in a browser that has neither', () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(browserTabs()).toEqual({});
  });
});
