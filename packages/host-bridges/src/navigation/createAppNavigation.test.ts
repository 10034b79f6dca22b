import { describe, expect, it, vi } from 'vitest';
import { createAppNavigation, type AppTarget } from './createAppNavigation.ts';

function aNavigation({ isOnline = true } = {}) {
  const said = { alert: vi.fn(), toast: vi.fn() };
  const open = vi.fn<(target: AppTarget) => Promise<void>>(() => Promise.resolve());
  return { ...said, open, go: createAppNavigation({ isOnline: () => isOnline, ...said, open }) };
}

describe('going to another app', () => {
  it('passes app id and path to the bridge [BRIDGE-18]', async () => {
    const { go, open, alert, toast } = aNavigation();
    await go({ appId: '2021', path: 'pages/book' });
    expect(open).toHaveBeenCalledWith({ appId: '2021', path: 'pages/book' });
    expect([alert.mock.calls, toast.mock.calls]).toEqual([[], []]);
  });

  it.each([[{}], [{ appId: '' }], [{ appId: '  ', path: 'a' }]])(
    'alerts 缺少appId for %j, and goes nowhere [ERR-24] [BRIDGE-18] [ROUTE-59]',
    async (target) => {
      const { go, open, alert, toast } = aNavigation({ isOnline: false });
      await expect(go(target)).rejects.toMatchObject({ name: 'AppError', kind: 'input' });
      expect([alert.mock.calls, toast.mock.calls, open.mock.calls]).toEqual([[['缺少appId']], [], []]);
    },
  );

  it('shows the network toast offline, and rejects [ERR-25] [ROUTE-60]', async () => {
    const { go, open, alert, toast } = aNavigation({ isOnline: false });
    await expect(go({ appId: '2021' })).rejects.toMatchObject({ kind: 'offline', message: '网络无法连接' });
    expect([alert.mock.calls, toast.mock.calls, open.mock.calls]).toEqual([[], [['网络无法连接']], []]);
  });

  it('rejects with the failure of the bridge', async () => {
    const { go, open } = aNavigation();
    open.mockRejectedValue(new Error('no'));
    await expect(go({ appId: '2021' })).rejects.toThrow('no');
  });
});
