import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installOfflineApp, type OfflineAppWindow } from './installOfflineApp.ts';

interface WindowOptions extends Partial<OfflineAppWindow> {
  isOff?: boolean;
}

const aWindow = ({ isOff = false, navigator = {}, ...change }: WindowOptions = {}) => {
  const register = vi.fn(async (_address: string | URL) => ({}) as ServiceWorkerRegistration);
  const unregister = vi.fn(async () => true);
  const getRegistrations = async () => [{ unregister }] as unknown as ServiceWorkerRegistration[];
  const remove = vi.fn(async (_name: string) => true);
  const page = new DOMParser().parseFromString(
    isOff ? '<meta name="shuye-keep-on-devices" content="off">' : '',
    'text/html',
  );
  const window: OfflineAppWindow = {
    setTimeout: globalThis.setTimeout.bind(globalThis) as Window['setTimeout'],
    document: page,
    navigator: { serviceWorker: { register, getRegistrations }, ...navigator },
    caches: { delete: remove },
    ...change,
  };
  return { window, register, unregister, remove };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = async () => Promise.reject(new DOMException('', 'SecurityError'));

describe('installing the offline application', () => {
  it('starts three seconds after the page, not before', async () => {
    const { window, register } = aWindow();
    const installed = installOfflineApp(window);
    await vi.advanceTimersByTimeAsync(2900);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await installed;
    expect(register).toHaveBeenCalledExactlyOnceWith('/offline-worker.js');
  });

  it('waits until the page is idle, where the kernel reports it', async () => {
    let idle: (() => void) | undefined;
    const { window, register } = aWindow({ requestIdleCallback: (action) => (idle = action) });
    const installed = installOfflineApp(window);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(register).not.toHaveBeenCalled();
    idle?.();
    await installed;
    expect(register).toHaveBeenCalledOnce();
  });

  it('waits five seconds at most for a page that is never idle', async () => {
    const { window, register } = aWindow({ requestIdleCallback: (action, { timeout }) => setTimeout(action, timeout) });
    const installed = installOfflineApp(window);
    await vi.advanceTimersByTimeAsync(7900);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await installed;
    expect(register).toHaveBeenCalledOnce();
  });

  it('does not start for readers who save data', async () => {
    const { window, register } = aWindow({ navigator: { connection: { saveData: true } } });
    const installed = installOfflineApp(window);
    await vi.advanceTimersByTimeAsync(60_000);
    await installed;
    expect(register).not.toHaveBeenCalled();
  });

  it('uninstalls worker and cache where the server has switched it off', async () => {
    const { window, register, unregister, remove } = aWindow({ isOff: true });
    const ended = installOfflineApp(window);
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(register).not.toHaveBeenCalled();
    expect(unregister).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledExactlyOnceWith('shuye_app');
  });

  it.each<[string, OfflineAppWindow['navigator']]>([
    ['has no workers', {}],
    ['refuses one', { serviceWorker: { register: refused, getRegistrations: refused } }],
    [
      'does not even name them',
      Object.defineProperty({}, 'serviceWorker', {
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      }),
    ],
  ])('fails silently where the browser %s', async (_case, navigator) => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const installed = installOfflineApp({ ...aWindow().window, navigator });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(installed).resolves.toBeUndefined();
    info.mockRestore();
  });
});
