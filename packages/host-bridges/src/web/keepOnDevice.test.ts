import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOnDevice, type KeepingWindow } from './keepOnDevice.ts';

interface WindowOptions extends Partial<KeepingWindow> {
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
  const window: KeepingWindow = {
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

describe('keeping the application on the device', () => {
  it('begins some seconds after the page came, not before', async () => {
    const { window, register } = aWindow();
    const kept = keepOnDevice(window);
    await vi.advanceTimersByTimeAsync(2900);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await kept;
    expect(register).toHaveBeenCalledExactlyOnceWith('/offline-worker.js');
  });

  it('waits on until the page has nothing to do, where the kernel tells', async () => {
    let idle: (() => void) | undefined;
    const { window, register } = aWindow({ requestIdleCallback: (action) => (idle = action) });
    const kept = keepOnDevice(window);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(register).not.toHaveBeenCalled();
    idle?.();
    await kept;
    expect(register).toHaveBeenCalledOnce();
  });

  it('is left to readers who do not save data', async () => {
    const { window, register } = aWindow({ navigator: { connection: { saveData: true } } });
    const kept = keepOnDevice(window);
    await vi.advanceTimersByTimeAsync(60_000);
    await kept;
    expect(register).not.toHaveBeenCalled();
  });

  it('ends where the server has switched it off, and what was kept goes', async () => {
    const { window, register, unregister, remove } = aWindow({ isOff: true });
    const ended = keepOnDevice(window);
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(register).not.toHaveBeenCalled();
    expect(unregister).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledExactlyOnceWith('shuye_app');
  });

  it.each<[string, KeepingWindow['navigator']]>([
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
  ])('troubles nobody where the browser %s', async (_case, navigator) => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const kept = keepOnDevice({ ...aWindow().window, navigator });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(kept).resolves.toBeUndefined();
    info.mockRestore();
  });
});
