import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { AppError } from '@shuye/core-domain/error';
import type { FarmTask } from '@shuye/core-domain/farm';
import { aFarmTask } from '@shuye/core-domain/testing';
import { localDay } from '@shuye/core-domain/time';
import type { FarmAbility } from '@shuye/host-bridges';
import { describe, expect, it, vi } from 'vitest';
import type { TestHost } from '../../../testing/aHost.ts';
import { aHostWithActionBar, untilExtras } from '../../../testing/aHostWithActionBar.ts';
import { PAGE } from '../../../testing/stubPageLayout.ts';
import { renderPages } from '../../../testing/renderPages.tsx';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';

const task = aFarmTask({ config: { duration: 3 } });

const farmHost = (given: FarmTask | undefined, ability: Partial<FarmAbility> = {}): TestHost => {
  const { bridge, ...host } = aHostWithActionBar();
  const farm = {
    task: () => Promise.resolve(given),
    completeTask: () => Promise.resolve(),
    isPinned: () => Promise.resolve(true),
    pin: () => Promise.resolve(true),
    ...ability,
  };
  return { ...host, bridge: { ...bridge, farm } };
};

const enter = async (host: TestHost, options: RenderReaderOptions = {}) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = await renderReader({ chapters: 1, host, nowMs: Date.now, ...options });
  await untilExtras();
  return view;
};
const enterPages = async (host: TestHost, paging: 'none' | 'vertical' = 'none') => {
  const view = await renderPages({ host, settings: { paging } });
  await waitFor(() => expect(popup()).not.toBeNull());
  return view;
};
const popup = () => screen.queryByRole('dialog', { name: '阅读任务' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const dayOf = (at: number): string => localDay(at, -new Date(at).getTimezoneOffset());

describe('the farm’s task', () => {
  it('comes with its popup and icon, and a widget, in a host that has a farm [FARM-01, FARM-17, READER-21, READER-22]', async () => {
    await enter(farmHost(task));
    await waitFor(() => expect(popup()?.textContent).toContain('再读3页'));
    expect(popup()?.querySelector('img')).not.toBeNull();
    expect(document.querySelector('[data-state="open"]')).not.toBeNull();
  });

  it('is not there in a host without a farm, nor while there is no task [FARM-01]', async () => {
    const { unmount } = await enter(aHostWithActionBar());
    await pass(100);
    expect(popup()).toBeNull();
    unmount();
    await enter(farmHost(undefined));
    await pass(100);
    expect(popup()).toBeNull();
  });

  it('is reported to the host once when it is done [FARM-09, FARM-10, FARM-12]', async () => {
    const completeTask = vi.fn(() => Promise.resolve());
    await enter(farmHost(task, { completeTask }));
    await waitFor(() => expect(popup()).not.toBeNull());
    await pass(6000);
    expect(completeTask.mock.calls).toEqual([[{ from: 'farm' }]]);
    expect(screen.getByText('任务完成', { selector: 'button *' })).toBeTruthy();
  });

  it('is done by so many pages turned forth [FARM-08, FARM-09, READER-41]', async () => {
    const completeTask = vi.fn(() => Promise.resolve());
    const { tap, pageRead } = await enterPages(farmHost(aFarmTask({ config: { pageTurns: 2 } }), { completeTask }));
    tap(0.9, 0.5);
    tap(0.1, 0.5);
    expect(pageRead()).toBe(1);
    expect(completeTask).not.toHaveBeenCalled();
    tap(0.9, 0.5);
    expect(completeTask.mock.calls).toEqual([[{ from: 'farm' }]]);
  });

  it('is done by so many screens read further in a scroll, not by what is read again [FARM-08, FARM-09]', async () => {
    const completeTask = vi.fn(() => Promise.resolve());
    const { page } = await enterPages(farmHost(aFarmTask({ config: { pageTurns: 2 } }), { completeTask }), 'vertical');
    const scrollTo = (screens: number) => {
      page.scrollTop = screens * PAGE.height;
      fireEvent.scroll(page);
    };
    for (const screens of [0.1, 1, 1.9, 1, 0.1, 1, 1.9]) scrollTo(screens);
    expect(completeTask).not.toHaveBeenCalled();
    scrollTo(2.2);
    expect(completeTask.mock.calls).toEqual([[{ from: 'farm' }]]);
  });

  it('offers to pin the entry where it is not pinned [FARM-13]', async () => {
    const pin = vi.fn(() => Promise.resolve(true));
    const long = aFarmTask({ config: { duration: 3000 } });
    await enter(farmHost(long, { isPinned: () => Promise.resolve(false), pin }));
    await screen.findByText('添加到农场入口');
    press('添加到农场入口');
    await waitFor(() => expect(screen.queryByText('添加到农场入口')).toBeNull());
    expect(popup()).not.toBeNull();
    expect(pin).toHaveBeenCalledOnce();
  });

  it('offers to pin no entry that is pinned [FARM-13]', async () => {
    await enter(farmHost(task));
    await waitFor(() => expect(popup()).not.toBeNull());
    expect(screen.queryByText('添加到农场入口')).toBeNull();
  });

  it.each([
    ['a second one of the day', 0, 1, 2],
    ['the first one after those of another day', 1, 9, 1],
  ])(
    'counts %s, and comes no more once the limit of the day is reached [FARM-11]',
    async (_, daysAgo, before, after) => {
      const limited = aFarmTask({ config: { duration: 3, dailyLimit: after } });
      const device = { farm_done: { day: dayOf(Date.now() - daysAgo * 86_400_000), count: before } };
      const { services, unmount } = await enter(farmHost(limited), { device });
      await waitFor(() => expect(popup()).not.toBeNull());
      await pass(6000);
      const farm_done = services.storage.read('farm_done', (value) => value);
      expect(farm_done).toEqual({ day: dayOf(Date.now()), count: after });
      unmount();
      await enter(farmHost(limited), { device: { farm_done } });
      await pass(100);
      expect(popup()).toBeNull();
    },
  );

  it.each([
    ['network', '网络不给力', 'FARM-15, ERR-22'],
    ['server', '操作失败，请稍后重试', 'FARM-14, ERR-21'],
  ] as const)('a %s failure says %s [%s]', async (kind, words, _rows) => {
    await enter(farmHost(task, { task: () => Promise.reject(new AppError(kind, 'x')) }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('keeps a failure of the host’s kit to the log [FARM-16, ERR-23]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await enter(farmHost(task, { task: () => Promise.reject(new AppError('bridge', 'x')) }));
    await pass(100);
    expect(log).toHaveBeenCalledWith('The farm did not answer.', expect.anything());
    expect(screen.queryByText('操作失败，请稍后重试')).toBeNull();
  });
});
