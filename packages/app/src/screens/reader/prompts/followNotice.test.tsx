import { AppError } from '@shuye/core-domain/error';
import { localDay } from '@shuye/core-domain/time';
import { aFarmTask } from '@shuye/core-domain/testing';
import type { FollowAbility } from '@shuye/host-bridges';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TestHost } from '../../../testing/aHost.ts';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const aFollowHost = (ability: Partial<FollowAbility> = {}): TestHost => {
  const { bridge, ...host } = aHostWithActionBar();
  const follow = { isFollowed: () => Promise.resolve(false), follow: () => Promise.resolve(), ...ability };
  return { ...host, bridge: { ...bridge, follow } };
};
const notice = () => screen.queryByRole('complementary', { name: '关注' });
const enter = async (host: TestHost, options: RenderReaderOptions = {}) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = await renderReader({ chapters: 1, host, nowMs: Date.now, ...options });
  await untilExtras();
  return view;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the invitation to follow', () => {
  it('shows after 20 s in a host that knows following, and goes after 5 s [FOLLOW-01, FOLLOW-02, FOLLOW-05, READER-20, HOST-22, CONST-21, CONST-22]', async () => {
    await enter(aFollowHost());
    await pass(19_000);
    expect(notice()).toBeNull();
    await pass(1000);
    expect(notice()?.textContent).toContain('关注我们，好书更新不错过');
    await pass(5000);
    expect(notice()).toBeNull();
  });

  it('does not show in any other host [FOLLOW-01]', async () => {
    await enter(aHostWithActionBar());
    await pass(30_000);
    expect(notice()).toBeNull();
  });

  it('does not show to those who follow, nor twice a day [FOLLOW-03, FOLLOW-04]', async () => {
    const { unmount } = await enter(aFollowHost({ isFollowed: () => Promise.resolve(true) }));
    await pass(30_000);
    expect(notice()).toBeNull();
    unmount();

    const today = localDay(Date.now(), -new Date().getTimezoneOffset());
    await enter(aFollowHost(), { device: { follow_day: today } });
    await pass(30_000);
    expect(notice()).toBeNull();
  });

  it('shows to another account on the day on which a former one was invited [FOLLOW-04] (D-136)', async () => {
    const today = localDay(Date.now(), -new Date().getTimezoneOffset());
    const device = { follow_day: today, last_account: '9000001' };
    await enter(aFollowHost(), { device, userId: '9000002' });
    await pass(20_000);
    expect(notice()).not.toBeNull();
  });

  it('follows through the host, and remembers the day [FOLLOW-06, FOLLOW-07]', async () => {
    const follow = vi.fn(() => Promise.resolve());
    const { services } = await enter(aFollowHost({ follow }));
    await pass(20_000);
    press('关注');
    expect(follow).toHaveBeenCalledOnce();
    expect(notice()).toBeNull();
    const day = services.storage.read('follow_day', (value) => value);
    expect(day).toBe(localDay(Date.now(), -new Date().getTimezoneOffset()));
  });

  it('says so where the host does not let its reader follow [FOLLOW-07]', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    await enter(aFollowHost({ follow: () => Promise.reject(new AppError('bridge', 'timeout')) }));
    await pass(20_000);
    press('关注');
    expect(await screen.findByText('关注失败，请稍后重试')).toBeTruthy();
  });

  it('waits for the end of a dialog that covers the page, and stays its 5 s after it [FOLLOW-02, FOLLOW-05, FOLLOW-06]', async () => {
    const { bridge, ...host } = aFollowHost();
    const farm = {
      task: () => Promise.resolve(aFarmTask({ config: { duration: 600 } })),
      completeTask: () => Promise.resolve(),
      isPinned: () => Promise.resolve(true),
      pin: () => Promise.resolve(true),
    };
    const { services } = await enter({ ...host, bridge: { ...bridge, farm } });
    const popup = await screen.findByRole('dialog', { name: '阅读任务' });
    await pass(30_000);
    expect(notice()).toBeNull();
    expect(services.storage.read('follow_day', (value) => value)).toBeUndefined();

    fireEvent.click(within(popup).getByRole('button', { name: '关闭' }));
    await pass(500);
    expect(notice()).not.toBeNull();
    await pass(4000);
    expect(notice()).not.toBeNull();
    await pass(1000);
    expect(notice()).toBeNull();
  });

  it('can be sent away (A-12)', async () => {
    await enter(aFollowHost());
    await pass(20_000);
    press('关闭');
    await waitFor(() => expect(notice()).toBeNull());
  });
});
